import { Client, type QueryConfig } from "pg";

type Query = (this: Client, statement: unknown, ...others: unknown[]) => unknown;

/** A client that removes the names of statements, so that nothing is prepared in a session (ADR-0012). */
export class UnpreparedClient extends Client {
  override query(statement: unknown, ...others: unknown[]): never {
    return (super.query as Query).call(this, unnamed(statement), ...others) as never;
  }
}

const unnamed = (statement: unknown): unknown =>
  isNamed(statement) ? { ...statement, name: undefined } : statement;

const isNamed = (statement: unknown): statement is QueryConfig =>
  typeof statement === "object" && statement !== null && "name" in statement && !("submit" in statement);
