import { Entity, PrimaryColumn } from "typeorm";
import { Column, NotPersonal } from "../../data/tables";

/** The last success of each recurring task, in any process. */
@Entity("task_runs")
@NotPersonal()
export class TaskRunTable {
  @PrimaryColumn("text")
  task!: string;

  @Column("timestamptz")
  ranAt!: Date;
}
