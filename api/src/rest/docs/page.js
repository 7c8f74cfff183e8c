const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followScheme);
followScheme();

/** What Swagger UI draws otherwise here, so that it can be used by keyboard and screen reader. */
const accessible = ({ React: { createElement, Fragment, useEffect, useRef } }) => {
  const within = (tag, attributes) => (Part) => (props) =>
    createElement(tag, attributes, createElement(Part, props));
  const hidden = (text) => createElement("span", { className: "visually-hidden" }, text);
  const labelled = (text) => (Part) => (props) =>
    createElement("label", null, hidden(text), createElement(Part, props));
  // several calls may be open, each with a region of answers
  const named = (Part) => (props) => {
    const frame = useRef(null);
    useEffect(() => {
      const table = frame.current.querySelector("table[role=region]");
      table?.setAttribute("aria-label", `Responses of ${props.method.toUpperCase()} ${props.path}`);
    });
    return createElement("div", { ref: frame }, createElement(Part, props));
  };
  // by itself a heading of the fourth level, wherever it stands
  const topLevel = (Part) => (props) => {
    const frame = useRef(null);
    useEffect(() => frame.current.querySelector("h4")?.setAttribute("aria-level", "2"));
    return createElement("div", { ref: frame }, createElement(Part, props));
  };
  return {
    wrapComponents: {
      Models: topLevel,
      responses: named,
      InfoContainer: within("section", { "aria-label": "Introduction" }),
      authorizationPopup: within("div", { role: "dialog", "aria-label": "Available authorizations" }),
      JsonSchema_string: labelled("Value"),
      RequestBodyEditor: labelled("Body"),
      CloseIcon: (Icon) => (props) =>
        createElement(Fragment, null, hidden("Close"), createElement(Icon, props)),
      // by itself a link inside the button that opens the call
      DeepLink:
        () =>
        ({ text }) =>
          createElement("span", null, text),
      // there is one server
      ServersContainer: () => () => null,
    },
  };
};

SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  showExtensions: true,
  validatorUrl: null,
  syntaxHighlight: false, // its colours are too faint
  defaultModelsExpandDepth: 0,
  plugins: [accessible],
});
