import { DeviceList } from "./device-list";
import { clearDevice, deviceKeys, onStored } from "./device-storage";

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const list = new DeviceList(deviceKeys.seen, 3);

afterEach(() => localStorage.clear());

it("keeps at most its number of ids, and reports each change", () => {
  const listener = jest.fn();
  const stop = onStored(listener);
  list.write([1, 2, 3, 4].map(id));
  expect(list.read()).toEqual([1, 2, 3].map(id));
  expect(list.read()).toBe(list.read());
  list.write([]);
  expect(list.read()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it.each(["", "{", "{}", "[1,null]", '["<script>"]', `["${id(1)}","x","${id(1)}"]`])(
  "reads of what somebody else has stored only ids: %p",
  (stored) => {
    localStorage.setItem(deviceKeys.seen, stored);
    expect(list.read()).toEqual(stored.includes(id(1)) ? [id(1)] : []);
  },
);

it("is empty once the device is cleared, as at the end of a session", () => {
  list.write([id(1)]);
  clearDevice();
  expect(list.read()).toEqual([]);
});

it("stands a device that stores nothing", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  expect(() => list.write([id(1)])).not.toThrow();
  expect(list.read()).toEqual([]);
  jest.restoreAllMocks();
});
