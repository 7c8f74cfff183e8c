import type { ReactNode } from "react";

/** A question and its answer. */
export interface BlogPost {
  /** Its anchor: /blog#id. */
  id: string;
  question: string;
  answer: ReactNode;
}

/** The five posts (spec §2). */
export const blogPosts: readonly BlogPost[] = [
  {
    id: "react-performance",
    question: "How do you improve the performance of a React application?",
    answer: (
      <>
        <p>
          Measure first. The Profiler of React DevTools shows which components rendered, how long they took
          and why; the browser's own performance panel shows what the visitor waits for, which is often not
          React at all but an image, a font or a request that started too late.
        </p>
        <p>
          Then do less. Keep state close to where it is used, so that a change redraws a field and not a page.
          Pass what is slow to draw as <code>children</code>: an element that its parent did not create again
          is not rendered again. Give list items a stable <code>key</code>. Show a window of a list of
          thousands, not the list. Split code by route with <code>lazy</code>, and let the server send HTML
          that can be read before any script has run.
        </p>
        <p>
          <code>memo</code>, <code>useMemo</code> and <code>useCallback</code> come last. Each of them trades
          a comparison for a rendering, and pays only where the rendering was expensive and the props really
          stay the same. For typing that must not stutter there are <code>useDeferredValue</code> and{" "}
          <code>startTransition</code>: they do not make work smaller, they let it wait.
        </p>
      </>
    ),
  },
  {
    id: "prototypal-inheritance",
    question: "How does prototypal inheritance work?",
    answer: (
      <>
        <p>
          Every object has a link to another object, its prototype, or to <code>null</code>. Reading a
          property looks at the object itself first, then at its prototype, then at that one's prototype,
          until it is found or the chain ends. Nothing is copied: a method that is added to the prototype
          later is there for everyone at once.
        </p>
        <pre tabIndex={0}>
          <code>{`const tool = { describe() { return \`A \${this.name}.\`; } };
const plane = Object.create(tool);
plane.name = "smoothing plane";

plane.describe();               // "A smoothing plane."
Object.hasOwn(plane, "describe"); // false: it was found on the prototype`}</code>
        </pre>
        <p>
          Writing is different: it puts the property on the object itself and leaves the prototype alone
          (unless a setter is found on the way). And <code>this</code> is whatever stands before the dot,
          which is why one method on the prototype can serve every object below it.
        </p>
        <p>
          <code>class</code> is the same machinery with better manners: methods live on{" "}
          <code>Tool.prototype</code>, and <code>extends</code> links one prototype to the next.
        </p>
      </>
    ),
  },
  {
    id: "state-management",
    question: "Which ways are there to manage state in React?",
    answer: (
      <>
        <p>It helps to ask whose state it is. There are four answers, and each has its own tool.</p>
        <ul>
          <li>
            <b>A component's.</b> Is the menu open, what is typed so far: <code>useState</code>, or{" "}
            <code>useReducer</code> where several values change together. Two components that need it share it
            through their nearest common parent.
          </li>
          <li>
            <b>The server's.</b> Products, orders, users: what we hold is a copy that grows old. A client such
            as Apollo or TanStack Query fetches it, keeps it once, and knows when to ask again.
          </li>
          <li>
            <b>The address's.</b> Search words, filters, the page: in the URL, so that Back works and a link
            can be sent to someone.
          </li>
          <li>
            <b>The application's.</b> Who is signed in, what is in the cart: context for what changes rarely,
            a store outside React (Redux, Zustand, a reactive variable) read through{" "}
            <code>useSyncExternalStore</code> for what changes often.
          </li>
        </ul>
        <p>Most trouble with state comes from keeping the second kind as if it were the first.</p>
      </>
    ),
  },
  {
    id: "setting-state",
    question: "Why is state never set directly?",
    answer: (
      <>
        <p>
          Because React would not notice. <code>products = […]</code> changes a variable; what makes React
          render again is the call of the setter. Without it the screen goes on showing what was.
        </p>
        <pre tabIndex={0}>
          <code>{`const [products, setProducts] = useState([]);

products.push(drill);                            // nothing happens
setProducts(products);                           // still nothing: same array
setProducts((current) => [...current, drill]);   // a new array: React renders`}</code>
        </pre>
        <p>
          The second line fails for a deeper reason. React compares the old value with the new one by
          identity. A mutated array is still the same array, so for React, for <code>memo</code> and for the
          dependencies of effects nothing has changed. Besides, one rendering is a snapshot: whoever changes
          its values under way lets one screen show two truths.
        </p>
        <p>
          The function form matters too. Updates are collected and applied together, and{" "}
          <code>(current) =&gt; …</code> is given the value that the earlier ones left behind.
        </p>
      </>
    ),
  },
  {
    id: "unit-tests",
    question: "What is a unit test, and why write one?",
    answer: (
      <>
        <p>
          A test of one piece of behaviour, apart from network, clock and database, so that it runs in
          milliseconds and can only fail for one reason. It calls a function or draws a component as its users
          would, and states what must come out.
        </p>
        <pre tabIndex={0}>
          <code>{`it("offers 0, then every fifth quantity up to the stock", () => {
  expect(orderQuantities(11)).toEqual([0, 1, 6, 11]);
});`}</code>
        </pre>
        <p>
          Its first use is to the author: code that is hard to test is usually hard to use, and one learns
          that before anyone else does. Its second is to whoever changes the code next year, who is told
          within a second what they broke, in a sentence. Its third is to the reader: a good test is the
          shortest true description of a rule.
        </p>
        <p>
          Test what is promised, not how it is done; a test that has to change with every refactoring protects
          nothing. And let a few tests walk the whole path through the real parts: units that are each correct
          can still misunderstand each other.
        </p>
      </>
    ),
  },
];
