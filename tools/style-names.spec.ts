import { styleNames } from "../web/vite.style-names";

/** The output of the compiler for two styled components of a file; the hash depends on the folder of the checkout. */
const compiled = (hash: string) =>
  `const A = styled.a.withConfig({ componentId: "sc-${hash}-0" })(["color:red;"]);
const B = styled(A).withConfig({componentId: "sc-${hash}-1"})(["top:0;"]);`;

const namesOf = (code: string) => Array.from(code.matchAll(/"(sc-[^"]+)"/g), ([, name]) => name);

const built = (folder: string, file: string, hash: string) =>
  styleNames(`${folder}/web`).transform.handler(compiled(hash), `${folder}/web/${file}`).code;

it("builds the same styled components wherever the checkout is, with a name for each", () => {
  const here = built("/srv/shop", "src/ui/Card.tsx", "dev04o");
  expect(here).toBe(built("/tmp/a/checkout", "src/ui/Card.tsx", "hfotxq"));
  expect(new Set(namesOf(here)).size).toBe(2);
  expect(namesOf(built("/srv/shop", "src/ui/Table.tsx", "dev04o"))).not.toEqual(namesOf(here));
});
