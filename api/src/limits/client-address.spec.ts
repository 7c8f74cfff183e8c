import { addressKey } from "./client-address";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:51234", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("counts %s as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it.each(["", "unknown", "_hidden", "192.0.2", "a".repeat(500), "2001:db8::1::2"])(
  "counts %j, which is no address, with all others that are none",
  (address) => expect(addressKey(address)).toBe("unknown"),
);
