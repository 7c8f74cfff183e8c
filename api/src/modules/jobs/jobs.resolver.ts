import { Args, ArgsType, Ctx, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { pageSizes } from "@shop/shared/lists";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import type { Connection } from "../../data/lists/page";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import { searchArgs } from "../../graphql/types/page-args";
import { Id } from "../../graphql/types/id";
import { FailedJob, listFailedJobs, retryJob } from "./failed-jobs";

@ObjectType({ description: "A page of failed jobs." })
class FailedJobConnection extends connectionOf(FailedJob) {}

@ArgsType()
class FailedJobsArgs extends searchArgs(
  pageSizes.admin,
  "Searches the task, what it is about, and the error.",
) {}

@Resolver(() => FailedJob)
export class JobsResolver {
  @Auth(Role.ADMIN)
  @Query(() => FailedJobConnection, {
    description: "Jobs with a failed last attempt, the latest failure first. Most are retried automatically.",
  })
  failedJobs(
    @Ctx() ctx: RequestContext,
    @Args(() => FailedJobsArgs) args: FailedJobsArgs,
  ): Promise<Connection<FailedJob>> {
    return listFailedJobs(ctx, args);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, {
    description: "Retries a failed job now. False if it doesn't exist or is running.",
  })
  retryJob(@Ctx() ctx: RequestContext, @Id("job") id: string): Promise<boolean> {
    return retryJob(ctx, id);
  }
}
