import { groupTexts as texts, groupsTexts } from "@shop/shared/messages/en/admin-groups";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../paths";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { FormSkeleton, oneLine } from "../../../ui/form/FormSkeleton";
import { Page } from "../../../ui/layout/Page";
import { BackToList } from "../parts/BackToList";
import { GroupForm } from "./GroupForm";
import { useFirstVariantQuery, useProductGroupQuery } from "./GroupPage.generated";

const skeleton = (
  <Loading what={texts.loading}>
    <FormSkeleton controls={[oneLine, "8.5rem", oneLine, oneLine]} />
  </Loading>
);

/** `/manageItems/groups/:id`: builds a group, or changes one. */
export function GroupPage() {
  const { id = "" } = useParams();
  return id === "new" ? <NewGroup /> : <ExistingGroup key={id} id={id} />;
}

/** The frame of the page. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="wide" above={<BackToList path={paths.groups}>{texts.back}</BackToList>}>
      {children}
    </Page>
  );
}

function NewGroup() {
  const [params] = useSearchParams();
  const id = params.get("product") ?? "";
  const { data, error, refetch } = useFirstVariantQuery({
    variables: { id },
    skip: id === "",
    fetchPolicy: "network-only",
  });
  const product = data?.product ?? null;
  return (
    <Frame title={texts.newTitle}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!error && id !== "" && !data && skeleton}
      {(id === "" || data) && <GroupForm group={null} product={product} />}
    </Frame>
  );
}

function ExistingGroup({ id }: { id: string }) {
  const { data, error, refetch } = useProductGroupQuery({ variables: { id }, fetchPolicy: "network-only" });
  const group = data?.productGroup;
  const reload = async () => (await refetch()).data?.productGroup ?? null;
  const isGone = group === null || group?.products.length === 0;
  return (
    <Frame title={group?.name ?? groupsTexts.title}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!error && !data && skeleton}
      {isGone && (
        <Empty action={<ButtonLink to={paths.groups}>{groupsTexts.title}</ButtonLink>}>{texts.gone}</Empty>
      )}
      {group && !isGone && <GroupForm group={group} product={null} reload={reload} />}
    </Frame>
  );
}
