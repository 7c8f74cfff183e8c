import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { adminSearchTexts } from "@shop/shared/messages/en/admin";
import { color, contained, radius, secondary, space, text, truncated } from "../../../theme/tokens";
import { CornerDownLeft } from "../../../ui/icons/admin-icons";
import { Highlighted } from "../../../ui/format/Highlighted";
import type { OptionGroup, PaletteOption } from "./palette-options";

const List = styled.div`
  display: grid;
  gap: ${space[3]};
  min-height: 0;
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space[10]} ${space[2]};

  &:empty {
    padding: 0;
  }
`;

const Heading = styled.p`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.muted};
  font-size: ${text.tiny};
  font-weight: 550;
`;

const Option = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) 1.25rem;
  gap: ${space[3]};
  align-items: center;
  min-height: 3rem;
  padding: 0.375rem ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;

  > svg {
    color: ${color.muted};
  }
  > svg:first-child,
  > img {
    justify-self: center;
  }
  > svg:last-child {
    visibility: hidden;
  }
  &[aria-selected="true"] {
    background: ${color.accentSoft};

    > svg:last-child {
      visibility: visible;
    }
  }
  @media (forced-colors: active) {
    &[aria-selected="true"] {
      outline: 2px solid Highlight;
    }
  }
`;

const Words = styled.span`
  display: grid;
  line-height: 1.35;

  > * {
    ${truncated}
  }
  > :first-child {
    font-weight: 500;
  }
  > :nth-child(2) {
    ${secondary}
  }
`;

const Thumbnail = styled(ImagePlate)`
  width: 1.75rem;
  height: 2rem;
  border-radius: 4px;

  img {
    ${contained}
  }
`;

interface PaletteListProps {
  id: string;
  groups: readonly OptionGroup[];
  search: string;
  busy: boolean;
  active: PaletteOption | undefined;
  optionId: (option: PaletteOption) => string;
  onActivate: (option: PaletteOption) => void;
  onChoose: (option: PaletteOption) => void;
}

/** The listbox of the search: options in groups, one of them active. */
export function PaletteList({ id, groups, search, busy, ...option }: PaletteListProps) {
  return (
    <List id={id} role="listbox" aria-label={adminSearchTexts.results} aria-busy={busy}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <Heading id={`${id}-${title}`} role="presentation">
            {title}
          </Heading>
          {options.map((each) => (
            <OptionRow key={each.key} each={each} search={search} {...option} />
          ))}
        </div>
      ))}
    </List>
  );
}

type OptionRowProps = Pick<PaletteListProps, "search" | "active" | "optionId" | "onActivate" | "onChoose"> & {
  each: PaletteOption;
};

function OptionRow({ each, search, active, optionId, onActivate, onChoose }: OptionRowProps) {
  const { title, detail, image, Icon } = each;
  return (
    <Option
      id={optionId(each)}
      role="option"
      aria-selected={each === active}
      onPointerMove={() => each !== active && onActivate(each)}
      onClick={() => onChoose(each)}
    >
      {image === undefined ? (
        <Icon size={18} strokeWidth={1.75} />
      ) : (
        <Thumbnail as="span">
          <ProductImage src={image} alt="" sizes="1.75rem" width={28} height={32} decoding="async" />
        </Thumbnail>
      )}
      <Words>
        <span>
          <Highlighted text={title} search={search} />
        </span>
        {detail && (
          <span>
            <Highlighted text={detail} search={search} />
          </span>
        )}
      </Words>
      <CornerDownLeft size={16} strokeWidth={1.75} />
    </Option>
  );
}
