import type { MouseEvent } from "react";
import { searchTexts } from "@shop/shared/messages/en/layout";
import { Highlighted } from "../../../ui/format/Highlighted";
import { History, ListChecks, ShieldCheck, Tag } from "../../../ui/icons/admin-icons";
import { Search } from "../../../ui/icons/icons";
import { WasAndNow } from "../../../ui/product/Price";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { Heading, Option, Words } from "./suggestion-frame";
import type { SuggestedGroup, SuggestedOption } from "./suggested-options";

const icons = { recent: History, category: Tag, collection: ListChecks, brand: ShieldCheck, product: Search };

interface SuggestedGroupsProps {
  id: string;
  groups: readonly SuggestedGroup[];
  search: string;
  busy: boolean;
  active: SuggestedOption | undefined;
  /** The id of the option at an index of the whole list. */
  optionId: (at: number) => string;
  onActivate: (option: SuggestedOption) => void;
  onOpen: (option: SuggestedOption) => void;
}

/** The listbox: options in groups, with at most one active. */
export function SuggestedGroups({ id, groups, busy, optionId, active, ...row }: SuggestedGroupsProps) {
  const options = groups.flatMap((group) => group.options);
  return (
    <div id={id} role="listbox" aria-label={searchTexts.suggestions} aria-busy={busy}>
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <Heading id={`${id}-${group.kind}`} role="presentation">
            {group.title}
          </Heading>
          {group.options.map((option) => (
            <OptionRow
              key={option.key}
              id={optionId(options.indexOf(option))}
              kind={group.kind}
              option={option}
              isActive={option === active}
              {...row}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionRowProps extends Pick<SuggestedGroupsProps, "search" | "onActivate" | "onOpen"> {
  id: string;
  kind: SuggestedGroup["kind"];
  option: SuggestedOption;
  isActive: boolean;
}

/** A link, so that it can be opened in another tab; the keyboard focus stays in the field. */
function OptionRow({ id, kind, option, isActive, search, onActivate, onOpen }: OptionRowProps) {
  const { title, detail, onSale, image, to } = option;
  const Icon = icons[kind];
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(option);
  };
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={to}
      onPointerMove={({ pointerType }) => pointerType === "mouse" && !isActive && onActivate(option)}
      onClick={follow}
    >
      {image === undefined ? (
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      ) : (
        <ProductThumbnail image={image} />
      )}
      <Words>
        <bdi>
          <Highlighted text={title} search={search} />
        </bdi>
        {detail && <span>{detail}</span>}
        {onSale && (
          <span>
            <WasAndNow {...onSale} />
          </span>
        )}
      </Words>
    </Option>
  );
}
