import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { groupLimits } from "@shop/shared/product-group";
import { styled } from "styled-components";
import { color, from, space, text } from "../../../theme/tokens";
import { paths } from "../../../paths";
import { Badge } from "../../../ui/feedback/Badge";
import { Button } from "../../../ui/form/Button";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { SelectField, TextField } from "../../../ui/form/Field";
import { Link } from "../../../ui/layout/Link";
import { Muted } from "../../../ui/layout/Muted";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { RemoveButton } from "../parts/Sortable";
import {
  hasTooMany,
  missingOf,
  namesOf,
  originalOf,
  priceText,
  stockText,
  withCopies,
  withVariant,
  type GroupEntry,
  type GroupErrors,
  type VariantEntry,
} from "./group-entry";

const List = styled.ol`
  display: grid;
`;

/** On a phone two lines of fields; elsewhere all in one line. */
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: start;
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};

  ${from.large} {
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 4fr) auto;
  }
`;

const Names = styled.div`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-row: 2;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${space[2]} ${space[3]};
  align-items: start;

  ${from.large} {
    grid-column: 3;
    grid-row: 1;
  }
`;

const Gap = styled(Row)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  color: ${color.muted};
  font-size: ${text.small};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface VariantRowsProps {
  entry: GroupEntry;
  errors: GroupErrors;
  onChange: (entry: GroupEntry) => void;
}

/** The variants with their values, prices and stock, and the combinations that don't exist yet. */
export function VariantRows({ entry, errors, onChange }: VariantRowsProps) {
  const missing = missingOf(entry);
  const room = groupLimits.variants - entry.variants.length;
  const create = (combinations: typeof missing) => onChange(withCopies(entry, combinations));

  return (
    <>
      {errors["variants"] && <Muted as="p">{texts.wrong(texts.variants, errors["variants"])}</Muted>}
      <List aria-label={texts.variants}>
        {entry.variants.map((variant, at) => (
          <Variant
            key={variant.key}
            {...{ entry, variant, at, errors }}
            onEdit={(change) => onChange(withVariant(entry, variant.key, change))}
            onRemove={() =>
              onChange({ ...entry, variants: entry.variants.filter(({ key }) => key !== variant.key) })
            }
          />
        ))}
        {missing.map((values) => {
          const names = namesOf(entry, values).join(" · ");
          return (
            <Gap key={names}>
              <span>
                <bdi>{names}</bdi>: {texts.missing}
              </span>
              <Button variant="secondary" size="small" disabled={room < 1} onClick={() => create([values])}>
                <span aria-hidden>{texts.create}</span>
                <VisuallyHidden>{texts.createOf(names)}</VisuallyHidden>
              </Button>
            </Gap>
          );
        })}
      </List>
      {(missing.length > room || hasTooMany(entry)) && <p>{texts.tooMany(groupLimits.variants)}</p>}
      {missing.length > 0 && missing.length <= room && (
        <div>
          <Button variant="secondary" onClick={() => create(missing)}>
            {texts.createAll(missing.length)}
          </Button>
        </div>
      )}
      {entry.variants.some(({ product }) => !product) && <Copies {...{ entry, errors, onChange }} />}
    </>
  );
}

interface VariantProps {
  entry: GroupEntry;
  variant: VariantEntry;
  at: number;
  errors: GroupErrors;
  onEdit: (change: Partial<VariantEntry>) => void;
  onRemove: () => void;
}

function Variant({ entry, variant, at, errors, onEdit, onRemove }: VariantProps) {
  const { product } = variant;
  const name = product?.name ?? variant.name;
  const errorOf = (field: string, label: string) => {
    const error = errors[`variants.${at}.${field}`];
    return error && texts.wrong(label, error);
  };
  const field = (path: string) => ({ name: `variants.${at}.${path}`, autoComplete: "off" });
  const productError = errorOf("productId", name);

  return (
    <Row>
      <ProductThumbnail image={product?.image ?? originalOf(entry)?.product?.image ?? ""} />
      <Names>
        {product ? (
          <Link to={paths.editItem(product.id)}>
            <bdi>{product.name}</bdi>
          </Link>
        ) : (
          <TextField
            label={texts.item}
            {...field("name")}
            value={variant.name}
            error={errorOf("name", texts.item)}
            onChange={({ target }) => onEdit({ name: target.value })}
          />
        )}
        <span>
          {at === 0 && <Badge tone="good">{texts.first}</Badge>}
          {!product && <Badge>{texts.isNew}</Badge>}
          {product?.draft && <Badge>{texts.draft}</Badge>}
        </span>
        {productError && <strong role="alert">{productError}</strong>}
      </Names>
      <Fields>
        {entry.options.map(
          ({ key, name: option, values }, place) =>
            values.length > 0 && (
              <SelectField
                key={key}
                label={option || texts.optionN(place + 1)}
                {...field(`values.${place}`)}
                value={variant.values[key] ?? ""}
                error={(place === 0 && errorOf("values", texts.values)) || errorOf(`values.${place}`, option)}
                onChange={({ target }) => onEdit({ values: { ...variant.values, [key]: target.value } })}
              >
                {!variant.values[key] && <option value="">{texts.choose}</option>}
                {values.map((value) => (
                  <option key={value.key} value={value.key}>
                    {value.name}
                  </option>
                ))}
              </SelectField>
            ),
        )}
        <TextField
          label={texts.price}
          {...field("price")}
          inputMode="decimal"
          value={priceText(entry, variant)}
          error={errorOf("price", texts.price)}
          onChange={({ target }) => onEdit({ price: target.value })}
        />
        <TextField
          label={texts.stock}
          {...field("units")}
          inputMode="numeric"
          value={stockText(variant)}
          error={errorOf("units", texts.stock)}
          onChange={({ target }) => onEdit({ stock: target.value })}
        />
      </Fields>
      <RemoveButton label={texts.takeOut(name)} onRemove={onRemove} />
    </Row>
  );
}

/** The product that new variants copy, and whether they are drafts. */
function Copies({ entry, errors, onChange }: VariantRowsProps) {
  const existing = entry.variants.flatMap(({ product }) => product ?? []);
  return (
    <>
      <SelectField
        label={texts.copyOf}
        hint={texts.copyHint}
        error={errors["copyOf"] && texts.wrong(texts.copyOf, errors["copyOf"])}
        value={originalOf(entry)?.product?.id ?? ""}
        onChange={({ target }) => onChange({ ...entry, copyOf: target.value })}
      >
        {existing.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label={texts.asDrafts}
        hint={texts.asDraftsHint}
        checked={entry.asDrafts}
        onChange={({ target }) => onChange({ ...entry, asDrafts: target.checked })}
      />
    </>
  );
}
