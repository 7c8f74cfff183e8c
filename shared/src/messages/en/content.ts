/** Texts of `/portfolio` and `/blog`. Words of code are written in backticks, strong words **so**. */

/** `/portfolio`, with the projects by the names of their links. */
export const portfolioTexts = {
  lead: "Other projects by the developer of this shop.",
  description:
    "Work by the shop's developer: a personal site, a travel agency's bookings, and a store of classic watches.",
  preview: "Live preview",
  of: (project: string) => ` of ${project}`,
  noPreview: "Live preview not available yet",
  projects: {
    "portfolio-site": {
      name: "Personal portfolio",
      description:
        "One page about one developer: what they built, what they learnt, and how to reach them. No framework, no tracking, 40 KB in all.",
    },
    "travel-agency": {
      name: "Travel agency",
      description:
        "Tours that can be compared, booked and changed without a phone call. A place that is booked is gone for everyone else at once.",
    },
    "classic-watches": {
      name: "Classic watches",
      description:
        "A store for watches that are older than their owners. Buying one takes it from stock in the same step, so that none is sold twice.",
    },
  },
};

/** A paragraph, a list or a piece of code in an answer of the blog. */
type Block = string | { list: readonly string[] } | { code: string };

type Question =
  | "react-performance"
  | "prototypal-inheritance"
  | "state-management"
  | "setting-state"
  | "unit-tests";

/** `/blog`. */
export const blogTexts = {
  lead: "Five questions we're often asked about the code behind this shop.",
  description:
    "How React stays fast, what a prototype is, and where state belongs: five short answers from the shop's developer.",
  contents: "Questions",
};

/** The five questions (spec §2), by the anchors of their answers. */
export const blogPosts: Readonly<Record<Question, { title: string; answer: readonly Block[] }>> = {
  "react-performance": {
    title: "How do you improve the performance of a React application?",
    answer: [
      "Measure first. The Profiler of React DevTools shows which components rendered, how long they took and why; the browser's performance panel shows what visitors wait for. Often that is not React at all, but an image, a font or a request that started too late.",
      "Then do less. Keep state close to where it is used, so that a change renders one field, not the whole page. Pass slow parts as `children`: React skips an element that its parent did not create again. Give list items a stable `key`. For a list of thousands, render only the visible part. Split code by route with `lazy`, and let the server send HTML that can be read before any script has run.",
      "`memo`, `useMemo` and `useCallback` come last. They replace a render with a comparison, which helps only if the render was slow and the props really stay the same. To keep typing smooth, use `useDeferredValue` or `startTransition`: the work stays the same, but it can wait.",
    ],
  },
  "prototypal-inheritance": {
    title: "How does prototypal inheritance work?",
    answer: [
      "Every object has a link to another object, its prototype, or to `null`. Reading a property looks at the object itself first, then at its prototype, then at that one's prototype, until it is found or the chain ends. Nothing is copied: a method added to the prototype later is available to every object at once.",
      {
        code: `const tool = { describe() { return \`A \${this.name}.\`; } };
const plane = Object.create(tool);
plane.name = "smoothing plane";

plane.describe();               // "A smoothing plane."
Object.hasOwn(plane, "describe"); // false: it was found on the prototype`,
      },
      "Writing is different: it sets the property on the object itself and leaves the prototype unchanged (unless there is a setter in the chain). And `this` is the object before the dot, so one method on the prototype works for every object that inherits it.",
      "`class` is a nicer syntax for the same thing: methods live on `Tool.prototype`, and `extends` links one prototype to the next.",
    ],
  },
  "state-management": {
    title: "How can you manage state in React?",
    answer: [
      "Ask whom the state belongs to. There are four answers, and each has its own tool.",
      {
        list: [
          "**A component's.** Is the menu open? What has been typed? Use `useState`, or `useReducer` if several values change together. Two components that need it share it through their nearest common parent.",
          "**The server's.** Products, orders, users: the page has a copy that goes stale. A client such as Apollo or TanStack Query fetches it, stores it once, and knows when to refresh it.",
          "**The URL's.** Search terms, filters, the page number: keep them in the URL, so that Back works and links can be shared.",
          "**The application's.** Who is signed in, what is in the cart: use context for what changes rarely, and a store outside React (Redux, Zustand, a reactive variable), read through `useSyncExternalStore`, for what changes often.",
        ],
      },
      "Most problems with state come from treating the second kind like the first.",
    ],
  },
  "setting-state": {
    title: "Why should you not set state directly?",
    answer: [
      "Because React would not notice. `products = […]` only changes a variable; calling the setter is what makes React render again. Without it, the screen stays as it was.",
      {
        code: `const [products, setProducts] = useState([]);

products.push(drill);                            // nothing happens
setProducts(products);                           // still nothing: same array
setProducts((current) => [...current, drill]);   // a new array: React renders`,
      },
      "The second line fails because React compares the old value with the new one by identity. A mutated array is still the same array, so nothing has changed for React, for `memo` or for the dependencies of effects. Also, a render is a snapshot: changing its values halfway can make one screen show two different values.",
      "The function form matters too. Updates are batched, and `(current) => …` receives the result of the earlier ones.",
    ],
  },
  "unit-tests": {
    title: "What is a unit test, and why write one?",
    answer: [
      "A unit test checks one piece of behaviour without network, clock or database, so it runs in milliseconds and fails for one reason only. It calls a function or renders a component as its users would, and states the expected result.",
      {
        code: `it("offers 0, then every fifth quantity up to the stock", () => {
  expect(orderQuantities(11)).toEqual([0, 1, 6, 11]);
});`,
      },
      "It helps the author first: code that is hard to test is usually hard to use. It helps whoever changes the code next year: they learn within a second what they broke. And it helps the reader: a good test is a short and accurate description of a rule.",
      "Test the behaviour, not the implementation: a test that changes with every refactoring protects nothing. And add a few tests of the whole path with the real parts, because correct units can still fail together.",
    ],
  },
};
