import type { ReactNode } from "react";

/** A question and its answer. */
export interface BlogPost {
  /** Its anchor: /blog#id. */
  id: string;
  title: string;
  answer: ReactNode;
}

/** The five posts (spec §2). */
export const blogPosts: readonly BlogPost[] = [
  {
    id: "react-performance",
    title: "How do you improve the performance of a React application?",
    answer: (
      <>
        <p>
          Measure first. The Profiler of React DevTools shows which components rendered, how long they took
          and why; the browser's performance panel shows what visitors wait for. Often that is not React at
          all, but an image, a font or a request that started too late.
        </p>
        <p>
          Then do less. Keep state close to where it is used, so that a change renders one field, not the
          whole page. Pass slow parts as <code>children</code>: React skips an element that its parent did not
          create again. Give list items a stable <code>key</code>. For a list of thousands, render only the
          visible part. Split code by route with <code>lazy</code>, and let the server send HTML that can be
          read before any script has run.
        </p>
        <p>
          <code>memo</code>, <code>useMemo</code> and <code>useCallback</code> come last. They replace a
          render with a comparison, which helps only if the render was slow and the props really stay the
          same. To keep typing smooth, use <code>useDeferredValue</code> or <code>startTransition</code>: the
          work stays the same, but it can wait.
        </p>
      </>
    ),
  },
  {
    id: "prototypal-inheritance",
    title: "How does prototypal inheritance work?",
    answer: (
      <>
        <p>
          Every object has a link to another object, its prototype, or to <code>null</code>. Reading a
          property looks at the object itself first, then at its prototype, then at that one's prototype,
          until it is found or the chain ends. Nothing is copied: a method added to the prototype later is
          available to every object at once.
        </p>
        <pre tabIndex={0}>
          <code>{`const tool = { describe() { return \`A \${this.name}.\`; } };
const plane = Object.create(tool);
plane.name = "smoothing plane";

plane.describe();               // "A smoothing plane."
Object.hasOwn(plane, "describe"); // false: it was found on the prototype`}</code>
        </pre>
        <p>
          Writing is different: it sets the property on the object itself and leaves the prototype unchanged
          (unless there is a setter in the chain). And <code>this</code> is the object before the dot, so one
          method on the prototype works for every object that inherits it.
        </p>
        <p>
          <code>class</code> is a nicer syntax for the same thing: methods live on <code>Tool.prototype</code>
          , and <code>extends</code> links one prototype to the next.
        </p>
      </>
    ),
  },
  {
    id: "state-management",
    title: "How can you manage state in React?",
    answer: (
      <>
        <p>Ask whom the state belongs to. There are four answers, and each has its own tool.</p>
        <ul>
          <li>
            <b>A component's.</b> Is the menu open? What has been typed? Use <code>useState</code>, or{" "}
            <code>useReducer</code> if several values change together. Two components that need it share it
            through their nearest common parent.
          </li>
          <li>
            <b>The server's.</b> Products, orders, users: the page has a copy that goes stale. A client such
            as Apollo or TanStack Query fetches it, stores it once, and knows when to refresh it.
          </li>
          <li>
            <b>The URL's.</b> Search terms, filters, the page number: keep them in the URL, so that Back works
            and links can be shared.
          </li>
          <li>
            <b>The application's.</b> Who is signed in, what is in the cart: use context for what changes
            rarely, and a store outside React (Redux, Zustand, a reactive variable), read through{" "}
            <code>useSyncExternalStore</code>, for what changes often.
          </li>
        </ul>
        <p>Most problems with state come from treating the second kind like the first.</p>
      </>
    ),
  },
  {
    id: "setting-state",
    title: "Why should you not set state directly?",
    answer: (
      <>
        <p>
          Because React would not notice. <code>products = […]</code> only changes a variable; calling the
          setter is what makes React render again. Without it, the screen stays as it was.
        </p>
        <pre tabIndex={0}>
          <code>{`const [products, setProducts] = useState([]);

products.push(drill);                            // nothing happens
setProducts(products);                           // still nothing: same array
setProducts((current) => [...current, drill]);   // a new array: React renders`}</code>
        </pre>
        <p>
          The second line fails because React compares the old value with the new one by identity. A mutated
          array is still the same array, so nothing has changed for React, for <code>memo</code> or for the
          dependencies of effects. Also, a render is a snapshot: changing its values halfway can make one
          screen show two different values.
        </p>
        <p>
          The function form matters too. Updates are batched, and <code>(current) =&gt; …</code> receives the
          result of the earlier ones.
        </p>
      </>
    ),
  },
  {
    id: "unit-tests",
    title: "What is a unit test, and why write one?",
    answer: (
      <>
        <p>
          A unit test checks one piece of behaviour without network, clock or database, so it runs in
          milliseconds and fails for one reason only. It calls a function or renders a component as its users
          would, and states the expected result.
        </p>
        <pre tabIndex={0}>
          <code>{`it("offers 0, then every fifth quantity up to the stock", () => {
  expect(orderQuantities(11)).toEqual([0, 1, 6, 11]);
});`}</code>
        </pre>
        <p>
          It helps the author first: code that is hard to test is usually hard to use. It helps whoever
          changes the code next year: they learn within a second what they broke. And it helps the reader: a
          good test is a short and accurate description of a rule.
        </p>
        <p>
          Test the behaviour, not the implementation: a test that changes with every refactoring protects
          nothing. And add a few tests of the whole path with the real parts, because correct units can still
          fail together.
        </p>
      </>
    ),
  },
];
