import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { addressLines } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import { toAddressInput, toEntry } from "../../../features/addresses/address-entry";
import {
  useAddressBookQuery,
  type AddressBook_AddressFragment,
} from "../../../features/addresses/addresses.generated";
import type { AddressBook } from "../../../features/addresses/use-address-book";
import { saveAddress } from "../../../features/addresses/save-address";
import { evictLists } from "../../../graphql/evict";
import { addressBookTexts } from "@shop/shared/messages/en/account";
import { color, secondary, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { FormFailure } from "../../../ui/feedback/Notice";
import { explainFailure, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ActionButton } from "../../../ui/form/ActionButton";
import { Button } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ProfileSection } from "../ProfileSection";
import { useRemoveAddressMutation } from "./AddressesSection.generated";
import { useOpened } from "../../../ui/dialog/use-opened";

/** Loaded when an address is added or edited. */
const AddressDialog = lazy(() =>
  import("./AddressDialog").then((loaded) => ({ default: loaded.AddressDialog })),
);

const Stack = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;

  > p {
    color: ${color.muted};
  }
  > ul {
    width: 100%;
  }
`;

const Row = styled.li`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
  }
  address {
    ${secondary}
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;

  h3 {
    font-size: ${text.body};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The customer's address book. */
export function AddressesSection() {
  return (
    <ProfileSection title={addressBookTexts.title} about={addressBookTexts.about}>
      <Addresses />
    </ProfileSection>
  );
}

function Addresses() {
  const { data, error, refetch } = useAddressBookQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Loading what={addressBookTexts.loading}>
        <Skeleton $height="4rem" />
      </Loading>
    );
  return <AddressList addresses={data.myAddresses} needs={data.shopSettings} />;
}

/** The address being edited, or a new one. */
type Edited = AddressBook_AddressFragment | "new";

function AddressList({ addresses, needs }: AddressBook) {
  const { opened, open, close } = useOpened<Edited>();
  const [failure, setFailure] = useState<string>();
  const [remove, { client }] = useRemoveAddressMutation();

  const attempt = async (act: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(`${addressBookTexts.notChanged} ${explainFailure(error, navigator.onLine)}`);
    }
    evictLists(client.cache, "myAddresses");
  };
  const makeDefault = (address: AddressBook_AddressFragment) => {
    const input = toAddressInput(toEntry(address), needs);
    return attempt(() => saveAddress(client, { id: address.id, input, isDefault: true }));
  };

  return (
    <Stack>
      {addresses.length === 0 ? (
        <p>{addressBookTexts.empty}</p>
      ) : (
        <ul role="list">
          {addresses.map((address) => (
            <Row key={address.id}>
              <Heading>
                <h3>
                  <bdi>{address.name}</bdi>
                </h3>
                {address.isDefault && <Badge tone="good">{addressBookTexts.isDefault}</Badge>}
              </Heading>
              <Lines address={address} />
              <Actions>
                <Button variant="secondary" onClick={() => open(address)}>
                  {addressBookTexts.edit}
                  <ButtonContext address={address} />
                </Button>
                {!address.isDefault && (
                  <ActionButton variant="secondary" onPress={() => makeDefault(address)}>
                    {addressBookTexts.makeDefault}
                    <ButtonContext address={address} />
                  </ActionButton>
                )}
                <ActionButton
                  variant="secondary"
                  dangerous
                  confirmation={{
                    title: addressBookTexts.removeQuestion,
                    text: addressBookTexts.removeConsequence,
                    confirm: addressBookTexts.remove,
                  }}
                  onPress={() => attempt(() => remove({ variables: { id: address.id } }))}
                >
                  {addressBookTexts.remove}
                  <ButtonContext address={address} />
                </ActionButton>
              </Actions>
            </Row>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => open("new")}>
        {addressBookTexts.add}
      </Button>
      <FormFailure>{failure}</FormFailure>
      {opened && (
        <Suspense fallback={null}>
          <AddressDialog
            address={opened.subject === "new" ? null : opened.subject}
            needs={needs}
            onClose={close}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Visually hidden text that distinguishes buttons with equal labels. */
function ButtonContext({ address }: { address: AddressBook_AddressFragment }) {
  return <VisuallyHidden>{`: ${address.line1}`}</VisuallyHidden>;
}

function Lines({ address }: { address: AddressBook_AddressFragment }) {
  const lines = [...addressLines(address, countryName(address.country)), address.phone];
  return (
    <address>
      {lines.map((line, at) => (
        <div key={at} dir="auto">
          {line}
        </div>
      ))}
    </address>
  );
}
