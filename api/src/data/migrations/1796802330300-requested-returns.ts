import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "../build-index";

/** Builds the index of the returns that await an answer, while the shop goes on. */
export class RequestedReturns1796802330300 implements Pick<MigrationInterface, "up"> {
  name = "RequestedReturns1796802330300";
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return buildIndex(runner, "return_requested", "returns (created_at) where status = 'REQUESTED'");
  }
}
