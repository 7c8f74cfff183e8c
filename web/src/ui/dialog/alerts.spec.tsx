import { act, fireEvent, render, screen } from "@testing-library/react";
import { alertTexts } from "../../messages/alerts";
import { checkoutAlerts } from "../../messages/checkout";
import { AlertProvider, useAlert, createAlertQueue } from "./AlertProvider";

describe("the queue", () => {
  it("shows one alert after another and resolves each when it is dismissed", async () => {
    const queue = createAlertQueue();
    const order: string[] = [];
    void queue.show(checkoutAlerts.orderPlaced).then(() => order.push("placed"));
    void queue.show(alertTexts.forbidden).then(() => order.push("forbidden"));

    expect(queue.current()).toEqual(checkoutAlerts.orderPlaced);
    queue.dismiss();
    expect(queue.current()).toEqual(alertTexts.forbidden);
    queue.dismiss();
    expect(queue.current()).toBeUndefined();
    await Promise.resolve();
    expect(order).toEqual(["placed", "forbidden"]);
  });

  it("asks nobody to dismiss the same words twice", async () => {
    const queue = createAlertQueue();
    const both = Promise.all([
      queue.show(checkoutAlerts.overStock(3)),
      queue.show(checkoutAlerts.overStock(3)),
    ]);
    queue.dismiss();
    expect(queue.current()).toBeUndefined();
    await both;
  });
});

describe("the dialog", () => {
  function Shop() {
    const alert = useAlert();
    return <button onClick={() => void alert(checkoutAlerts.overStock(7))}>Continue</button>;
  }

  it("says title and text, and gives the focus back", () => {
    render(<Shop />, { wrapper: AlertProvider });
    const button = screen.getByText("Continue");
    button.focus();
    fireEvent.click(button);

    const dialog = screen.getByRole("alertdialog", { name: "Available Products : 7" });
    expect(dialog.textContent).toContain("You have choosed more than our stock");
    act(() => screen.getByText("OK").click());

    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("is shown again when the same happens right after it was dismissed", async () => {
    jest.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event("close"))); // as a browser does, and jsdom does not
    });
    render(<Shop />, { wrapper: AlertProvider });
    fireEvent.click(screen.getByText("Continue"));
    act(() => screen.getByText("OK").click());
    fireEvent.click(screen.getByText("Continue"));
    await act(() => new Promise((closed) => setTimeout(closed)));

    expect(screen.getByRole("alertdialog", { name: "Available Products : 7" })).toBeTruthy();
  });
});
