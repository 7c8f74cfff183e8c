import {
  IsInt,
  IsNumber,
  IsString,
  Length,
  Matches,
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

/** A text that says something: so many characters, not only blanks, and none that PostgreSQL can't store. */
export function Text({ min, max }: Bounds): PropertyDecorator {
  return all(
    IsString({ message: "must be a text" }),
    Length(min, max, { message: `must have ${min} to ${max} characters` }),
    Matches(/^[^\0]*$/, { message: "must not contain the character NUL" }),
    Matches(min > 0 ? /\S/ : /(?:)/, { message: "must not be blank" }),
  );
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
