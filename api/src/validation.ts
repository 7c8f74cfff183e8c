import {
  IsInt,
  IsNumber,
  IsString,
  Max,
  Min,
  ValidateBy,
  validateSync,
  type ValidationError,
} from "class-validator";
import { BadUserInput, type FieldError } from "./errors";

/** Least and most: characters of a text, value of a number. */
export interface Bounds {
  min: number;
  max: number;
}

const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    decorators.forEach((decorate) => decorate(target, property));

/** A rule for a text that a client sends. */
interface TextRule {
  name: string;
  message: string;
  holds(text: string): boolean;
  /** The same as a pattern, where that is published. */
  pattern?: RegExp;
}

/**
 * The rules of a text, the same for GraphQL and REST: its length, not blank unless it may be empty, and only characters
 * that PostgreSQL can store. A character is a code point: an emoji is one.
 */
export function textRules({ min, max }: Bounds): TextRule[] {
  const isWithin = (length: number) => min <= length && length <= max;
  return [
    {
      name: "length",
      message: `must have ${min} to ${max} characters`,
      holds: (text) => isWithin(Array.from(text).length),
    },
    {
      name: "storable",
      message: "must not contain the character NUL",
      holds: (text) => !text.includes("\0"),
    },
    {
      name: "wellFormed",
      message: "must not contain half of a character (a lone surrogate)",
      holds: (text) => !/\p{Surrogate}/u.test(text),
    },
    ...(min > 0 ? [notBlank] : []),
  ];
}

const NOT_BLANK = /\S/;
const notBlank: TextRule = {
  name: "notBlank",
  message: "must not be blank",
  holds: (text) => NOT_BLANK.test(text),
  pattern: NOT_BLANK,
};

/** A text within bounds that can be stored. */
export function Text(bounds: Bounds): PropertyDecorator {
  const rules = textRules(bounds).map(({ name, message, holds }) =>
    ValidateBy(
      { name, validator: { validate: (value: unknown) => typeof value === "string" && holds(value) } },
      { message },
    ),
  );
  return all(IsString({ message: "must be a text" }), ...rules);
}

/** A whole number within bounds. */
export function Whole({ min, max }: Bounds): PropertyDecorator {
  return all(
    IsInt({ message: "must be a whole number" }),
    Min(min, { message: `must be ${min} or more` }),
    Max(max, { message: `must be ${max} or less` }),
  );
}

/** A number within bounds, with so many decimals at the most. */
export function Decimal({ min, max }: Bounds, decimals: number): PropertyDecorator {
  return all(
    IsNumber({}, { message: "must be a number" }),
    ValidateBy(
      { name: "decimals", validator: { validate: (value: unknown) => hasDecimals(value, decimals) } },
      { message: `must have at most ${decimals} decimals` },
    ),
    Min(min, { message: `must be ${min} or more` }),
    Max(max, { message: `must be ${max} or less` }),
  );
}

/** Whether a number has so many decimals at the most, as a person would write it. */
export function hasDecimals(value: unknown, most: number): boolean {
  return typeof value === "number" && Number(value.toFixed(most)) === value;
}

/** Checks an input by its decorators; throws BadUserInput that names every invalid field. */
export function validateInput(input: object): void {
  const errors = validateSync(input, {
    validationError: { target: false, value: false },
    forbidUnknownValues: false,
  });
  if (errors.length > 0) throw new BadUserInput(errors.flatMap((error) => fieldErrors(error)));
}

function fieldErrors(error: ValidationError, parent = ""): FieldError[] {
  const field = parent + error.property;
  const own = Object.values(error.constraints ?? {}).slice(0, 1);
  return [
    ...own.map((message) => ({ field, message })),
    ...(error.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`)),
  ];
}
