import type { MigrationInterface, QueryRunner } from "typeorm";

/** When each recurring task last succeeded, for metrics. */
export class TaskRuns1796700000000 implements Pick<MigrationInterface, "up"> {
  name = "TaskRuns1796700000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table task_runs (
        task text constraint task_runs_pkey primary key,
        ran_at timestamptz(3) not null
      )`);
  }
}
