import { isImageUrl } from "./product";
import { parseWebAddress } from "./web-address";

describe("a web address", () => {
  it.each([
    "https://a.example",
    "HTTPS://A.example:8443/x.jpg?width=3#top",
    "http://localhost:4000/x.jpg",
    "https://[2001:db8::1]/x.jpg",
    "https://bücher.example/ä.jpg",
    "https://a.example./x.jpg",
    "https://a.example/user@place.jpg",
  ])("may be %s", (address) => {
    expect(parseWebAddress(address)).not.toBeNull();
    expect(isImageUrl(address)).toBe(true);
  });

  it.each([
    ["a port that is no number", "https://a:b/x.jpg"],
    ["a port that is too large", "https://a.example:70000/x.jpg"],
    ["an incomplete IPv6 address", "https://[::1/x.jpg"],
    ["a number that is no IPv4 address", "https://1.2.3.400/x.jpg"],
    ["a host with an invalid character", "https://a|b.example/x.jpg"],
    ["a host with an invalid escape", "https://%zz/x.jpg"],
    ["an empty label", "https://a..example/x.jpg"],
    ["no host", "https:///x.jpg"],
    ["no host before a port", "https://:80/x.jpg"],
    ["credentials", "https://user:secret@a.example/x.jpg"],
    ["an empty user", "https://@a.example/x.jpg"],
    ["a backslash", "https://a.example\\@b.example/x.jpg"],
    ["a control character", "https://a.example/\u0001.jpg"],
    ["a space", "https://a.example/x y.jpg"],
    ["another scheme", "ftp://a.example/x.jpg"],
    ["a script", "javascript:alert(1)"],
    ["no slashes", "https:a.example/x.jpg"],
  ])("is not one with %s", (_fault, address) => {
    expect(parseWebAddress(address)).toBeNull();
    expect(isImageUrl(address)).toBe(false);
  });
});

it("takes a path of the shop for an image, but no path that leads to another host", () => {
  for (const path of ["/pictures/saw.svg", "/a", "/a?b=c"]) expect(isImageUrl(path)).toBe(true);
  for (const path of ["/", "//a.example/x.jpg", "/\\a.example/x.jpg", "/a b", "/a\u0001", "pictures/saw.svg"])
    expect(isImageUrl(path)).toBe(false);
});
