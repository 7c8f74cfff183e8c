import { Entity, PrimaryColumn } from "typeorm";
import { Column, NotPersonal } from "../../data/tables";

/** When each recurring task last succeeded, in any process. */
@Entity("task_runs")
export class TaskRunTable {
  @NotPersonal()
  @PrimaryColumn("text")
  task!: string;

  @NotPersonal()
  @Column("timestamptz")
  ranAt!: Date;
}
