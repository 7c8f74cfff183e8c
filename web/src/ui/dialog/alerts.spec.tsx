import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { BrowserRouter, useNavigate } from "react-router-dom";
import { alertTexts, toast } from "@shop/shared/messages/en/common";
import { checkoutAlerts } from "@shop/shared/messages/en/checkout";
import { AlertProvider, useAlert } from "./AlertProvider";
import { Toast } from "./Toast";

describe("the queue", () => {
  const dismiss = () => act(() => Promise.resolve(screen.getByText("OK").click()));
  const titles = () => screen.queryAllByRole("alertdialog").map((dialog) => dialog.textContent);

  it("shows one alert after another and resolves each when it is dismissed", async () => {
    const { result: alert } = renderHook(useAlert, { wrapper: AlertProvider });
    const order: string[] = [];
    act(() => {
      void alert.current(checkoutAlerts.orderPlaced).then(() => order.push("placed"));
      void alert.current(alertTexts.forbidden).then(() => order.push("forbidden"));
    });

    expect(titles()).toEqual([expect.stringContaining(checkoutAlerts.orderPlaced.text)]);
    await dismiss();
    expect(titles()).toEqual([expect.stringContaining(alertTexts.forbidden.text)]);
    expect(order).toEqual(["placed"]);
    await dismiss();
    expect(titles()).toEqual([]);
    expect(order).toEqual(["placed", "forbidden"]);
  });

  it("asks nobody to dismiss the same words twice", async () => {
    const { result: alert } = renderHook(useAlert, { wrapper: AlertProvider });
    let both: Promise<unknown> = Promise.resolve();
    act(() => {
      both = Promise.all([
        alert.current(checkoutAlerts.overStock(3)),
        alert.current(checkoutAlerts.overStock(3)),
      ]);
    });
    await dismiss();
    expect(titles()).toEqual([]);
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
      setTimeout(() => this.dispatchEvent(new Event("close"))); // browsers dispatch it, jsdom doesn't
    });
    render(<Shop />, { wrapper: AlertProvider });
    fireEvent.click(screen.getByText("Continue"));
    act(() => screen.getByText("OK").click());
    fireEvent.click(screen.getByText("Continue"));
    await act(() => new Promise((closed) => setTimeout(closed)));

    expect(screen.getByRole("alertdialog", { name: "Available Products : 7" })).toBeTruthy();
  });
});

describe("a toast", () => {
  function Shop({ onClose }: { onClose: () => void }) {
    const [shown, setShown] = useState(false);
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => setShown(true)}>Sell</button>
        <button onClick={() => void navigate("/blog")}>Leave</button>
        {shown && <Toast title="Two are sold" text="Regulator" onClose={onClose} />}
      </>
    );
  }

  const sell = () => {
    const onClose = jest.fn();
    render(<Shop onClose={onClose} />, { wrapper: BrowserRouter });
    screen.getByText("Sell").focus();
    fireEvent.click(screen.getByText("Sell"));
    return onClose;
  };

  it("waits for nobody", async () => {
    const { result } = renderHook(useAlert, { wrapper: AlertProvider });
    await act(() => result.current(toast("Two are sold")));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("ends with its page", () => {
    const onClose = sell();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("Leave"));
    expect(onClose).toHaveBeenCalled();
  });

  it("is the next stop of Tab, and gives the focus back", () => {
    const onClose = sell();
    const close = screen.getByRole("button", { name: "Close" });
    fireEvent.keyDown(document.body, { key: "Tab" });
    expect(document.activeElement).toBe(close);
    fireEvent.keyDown(document.body, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toBe(screen.getByText("Sell"));
    fireEvent.click(close);
    expect(onClose).toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByText("Sell"));
  });
});
