import { carriers, findCarrier, isWebAddress, trackingPage } from "./carriers";

it("finds a carrier by its name, whatever its case and spaces", () => {
  expect(findCarrier("  dhl ")?.name).toBe("DHL");
  expect(findCarrier("ROYAL  mail")?.name).toBe("Royal Mail");
  expect(findCarrier("Colissimo")?.name).toBe("La Poste");
  expect(findCarrier("Österreichische Post")?.name).toBe("Österreichische Post");
  expect(findCarrier("The cousin with a van")).toBeUndefined();
});

it("makes a link from carrier and number, whatever characters the number has", () => {
  expect(trackingPage("ups", "1Z 999/AA&x=1")).toBe(
    "https://www.ups.com/track?tracknum=1Z%20999%2FAA%26x%3D1",
  );
  expect(trackingPage("UPS", "  ")).toBeNull();
  expect(trackingPage(null, "1Z999")).toBeNull();
  expect(trackingPage("A bicycle", "1Z999")).toBeNull();
});

it("takes only addresses of web pages", () => {
  for (const address of ["https://a.example/x?y#z", " HTTP://a.example "])
    expect(isWebAddress(address)).toBe(true);
  for (const address of [
    "",
    "https://",
    "javascript:alert(1)",
    "data:text/html,x",
    "a.example",
    "https://a b",
    "https://a:b/x",
    "https://me:secret@a.example/x",
  ])
    expect(isWebAddress(address)).toBe(false);
});

it("has for each carrier an https page and names of its own", () => {
  for (const { page } of carriers) expect(page).toMatch(/^https:/);
  const names = carriers.flatMap(({ name, aliases = [] }) => [name.toLowerCase(), ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});
