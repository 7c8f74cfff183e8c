// Stands in for https://apis.google.com/js/api.js: only what Firebase's popup flow calls of it, over postMessage.
(() => {
  const handlers = {};
  const waiting = {};
  const pending = {};
  let calls = 0;

  const register = (name, handler) => {
    handlers[name] = handler;
    (waiting[name] ?? []).splice(0).forEach((run) => run());
  };
  const send = (target, name, data, answered) => {
    const id = `${location.href}#${++calls}`;
    pending[id] = answered;
    target.postMessage({ gapiStub: "call", id, name, data }, "*");
  };

  addEventListener("message", ({ data: message, source }) => {
    if (message?.gapiStub === "reply") {
      const answered = pending[message.id];
      delete pending[message.id];
      try {
        answered?.([message.result]);
      } catch {
        // Google's library keeps what a caller throws to itself, and Firebase counts on that.
      }
    } else if (message?.gapiStub === "call") {
      const run = async () => {
        const result = await handlers[message.name](message.data);
        source.postMessage({ gapiStub: "reply", id: message.id, result }, "*");
      };
      if (handlers[message.name]) void run();
      else (waiting[message.name] ??= []).push(run);
    }
  });

  const frameOf = (target) => ({
    register,
    send: (name, data, answered) => send(target(), name, data, answered),
    ping: (answered) => {
      answered?.();
      return Promise.resolve([]);
    },
    restyle: () => Promise.resolve(),
  });
  const context = {
    open({ url, where, attributes }, opened) {
      const frame = document.createElement("iframe");
      Object.assign(frame.style, attributes?.style);
      frame.setAttribute("aria-hidden", "true");
      frame.tabIndex = -1;
      frame.src = url;
      where.appendChild(frame);
      return new Promise((resolve) => {
        frame.onload = () => resolve(opened(frameOf(() => frame.contentWindow)));
      });
    },
    getParentIframe: () => frameOf(() => window.parent),
  };

  window.gapi = {
    load: (_name, options) => (options.callback ?? options)(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: function Iframe() {},
      getContext: () => context,
    },
  };
  const onload = new URL(document.currentScript.src).searchParams.get("onload");
  (window[onload] ?? window.gapi_onload)?.();
})();
