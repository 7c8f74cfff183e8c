import { Entity, PrimaryColumn } from "typeorm";
import { Column, NotPersonal } from "../../data/tables";

/** The last success of each recurring task, in any process. */
@Entity("task_runs")
export class TaskRunTable {
  @NotPersonal()
  @PrimaryColumn("text")
  task!: string;

  @NotPersonal()
  @Column("timestamptz")
  ranAt!: Date;
}
