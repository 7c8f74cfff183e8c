import { readCurl } from "./support/docs-examples";

const variables = { SHOP: "http://shop", ID: "7" };

it("reads an address, a method and headers, over several lines", () => {
  expect(readCurl('curl -X PUT "$SHOP/user/a@b.co" \\\n  -H "Authorization: Bearer $ID"', variables)).toEqual(
    {
      method: "PUT",
      url: "http://shop/user/a@b.co",
      headers: { authorization: "Bearer 7" },
      body: undefined,
    },
  );
});

it("posts where there is a body, and leaves dollars in single quotes alone", () => {
  const { method, body } = readCurl(
    `curl "$SHOP" -H "Content-Type: text/plain" -d '{"a": "$x", "id": "'$ID'"}'`,
    variables,
  );
  expect({ method, body }).toEqual({ method: "POST", body: '{"a": "$x", "id": "7"}' });
});

it("sends a body as a form where no type is given, as curl does", () => {
  expect(readCurl("curl $SHOP -d a=b", variables).headers).toEqual({
    "content-type": "application/x-www-form-urlencoded",
  });
});

it.each(["wget $SHOP", "curl $SHOP --compressed", "curl $NOWHERE", "curl $SHOP -H", "curl 'open"])(
  "refuses to guess at %j",
  (command) => expect(() => readCurl(command, variables)).toThrow(),
);
