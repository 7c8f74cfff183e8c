import type { Locator, Page } from "@playwright/test";
import { addItem, uniqueName, uploadImage } from "../support/admin-api";
import { alterAnswers } from "../support/intercepted-answers";
import { expectNoHorizontalScroll } from "../support/expect-accessible";
import { navigateInApp, openPage } from "../support/open-page";
import { productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

interface Shown {
  id: string;
  name: string;
  description: string;
  image: string;
  images?: string[];
  price: number;
  group?: null;
}

interface Listed {
  products: { nodes: Shown[] };
}

interface Reviewed {
  reviews: { nodes: object[] };
}

const script = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
const hebrew = "מקדחה 18V (סוללה) 2.0";

/** Opens the product list with changed products, on their own pages too; returns their cards. */
async function showFirst(page: Page, ...changes: Partial<Shown>[]): Promise<Locator[]> {
  const changed = new Map<string, Partial<Shown>>();
  await alterAnswers<{ product: Shown & { similar: Shown[] } }>(page, "Product", ({ product }) => {
    const change = changed.get(product.id);
    const images = change?.image === undefined ? product.images : [change.image];
    const similar = product.similar.map((other) => ({ ...other, ...changed.get(other.id) }));
    return { product: { ...product, ...change, images, similar } };
  });
  await alterAnswers<Listed>(page, "Products", ({ products }) => {
    // a card of a group would show the group's price
    changes.forEach((change, index) =>
      changed.set(products.nodes[index]?.id ?? "", { ...change, group: null }),
    );
    return {
      products: { ...products, nodes: products.nodes.map((node) => ({ ...node, ...changed.get(node.id) })) },
    };
  });
  await openPage(page, "/blog");
  await navigateInApp(page, "/products");
  return changes.map((_, index) => page.getByRole("article").nth(index));
}

test(
  "a name and a description of 2,000 characters stay within the window, on card, page and cart",
  atDesk,
  async ({ page }) => {
    const [card] = (await showFirst(page, { name: "W".repeat(2000), description: "x".repeat(2000) })) as [
      Locator,
    ];
    await expect(card.getByRole("heading")).toHaveText(`${"W".repeat(30)}…`);
    await expectNoHorizontalScroll(page);
    await card.getByRole("button", { name: /^Add to cart/ }).click();

    await card.getByRole("link", { name: /^Buy Now/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("W".repeat(2000));
    await expectNoHorizontalScroll(page);

    await navigateInApp(page, "/cart/none");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expectNoHorizontalScroll(page);
  },
);

test("prices, markup and right-to-left names are shown as they are", atDesk, async ({ page }) => {
  const [free, dear, hostile, foreign] = (await showFirst(
    page,
    { price: 0 },
    { price: 999999.99 },
    { name: script, description: script },
    { name: hebrew, description: `${hebrew} ${hebrew}`, price: 18 },
  )) as [Locator, Locator, Locator, Locator];
  const heading = page.getByRole("heading", { level: 1 });
  const open = async (card: Locator) => {
    await card.getByRole("link", { name: /^Buy Now/ }).click();
    await expect(page).toHaveURL(/\/product\//);
  };
  const back = async () => {
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(24);
  };

  for (const [card, written] of [
    [free, "0.00$"],
    [dear, "999999.99$"],
  ] as const)
    await test.step(`a price is written ${written}`, async () => {
      await expect(card.getByText(written, { exact: true })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await open(card);
      await expect(page.getByRole("main").getByText(written, { exact: true })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await back();
    });

  await test.step("markup in a name and a description is text", async () => {
    await open(hostile);
    await expect(heading).toHaveText(script);
    await expect(page.getByRole("main").getByText(script)).not.toHaveCount(0);
    await back();
  });

  await test.step("right-to-left names keep to themselves, and their sentences begin at the right", async () => {
    await expect(foreign.getByRole("heading").getByRole("link")).toHaveCSS("direction", "rtl");
    await expect(foreign.getByText("18.00$", { exact: true })).toHaveCSS("direction", "ltr");
    await open(foreign);
    await expect(heading.locator("bdi")).toHaveCSS("direction", "rtl");
    const sentence = page.getByRole("main").getByRole("paragraph").getByText(`${hebrew} ${hebrew}`);
    await expect(sentence).toHaveCSS("direction", "rtl");
  });

  await test.step("so it is with reviews", async () => {
    await alterAnswers<Reviewed>(page, "Home", ({ reviews, ...rest }) => ({
      ...rest,
      reviews: {
        ...reviews,
        nodes: [
          { ...review, name: script, comment: script },
          { ...review, id: "s", name: "👩‍🔧 רות", comment: hebrew },
          ...reviews.nodes,
        ],
      },
    }));
    await navigateInApp(page, "/");
    await expect(page.getByRole("figure").filter({ hasText: "onerror" })).toContainText(script);
    await expect(page).not.toHaveTitle(/^owned/);
    await expect(page.getByText(hebrew, { exact: true })).toHaveCSS("direction", "rtl");
    await expect(page.getByText("👩‍🔧 רות", { exact: true })).toBeVisible();
  });
});

const review = { __typename: "Review", id: "r", rating: 4.5, createdAt: "2026-01-01T00:00:00.000Z" };

const shapes = [
  [300, 200],
  [900, 900],
  [600, 1500],
  [6000, 300],
  [1, 10_000],
] as const;

test(
  "a photo of any shape fills its plate, on white, as a card and on its page, and a cut-out stands on it",
  atDesk,
  async ({ page, request }) => {
    await openPage(page, "/blog");
    const kind = uniqueName("Photographed");
    for (const [width, height] of shapes)
      await addItem(request, {
        name: `${kind} ${width} ${height}`,
        image: await uploadImage(page, width, height),
      });
    const { id, name } = await addItem(request, {
      name: kind,
      image: await uploadImage(page, 900, 400, false),
    });
    const cards = page.getByRole("article");

    await navigateInApp(page, `/products?search=${encodeURIComponent(kind)}`);
    await expect(cards).toHaveCount(shapes.length + 1);
    await expectNoHorizontalScroll(page);
    const heights = new Set<number>();
    for (const card of await cards.all()) {
      const image = card.locator("img");
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
      await expect(image, "it isn't taken for missing").not.toHaveAttribute("src", /^data:/);
      const isCutOut = (await card.getByRole("heading").getByRole("link").getAttribute("title")) === name;
      const { plate, shown } = await boxesOf(image);
      heights.add(plate.height);
      if (isCutOut) await expect(image).toHaveCSS("object-fit", "contain");
      else expect(shown).toEqual(plate);
      await expect(image).toHaveCSS("background-color", isCutOut ? "rgba(0, 0, 0, 0)" : "rgb(255, 255, 255)");
    }
    expect([...heights], "all plates have the same height").toHaveLength(1);

    await cards.filter({ hasText: "6000 300" }).getByRole("link").first().click();
    const large = page.getByRole("main").getByRole("img", { name: `${kind} 6000 300` });
    const { plate, shown } = await boxesOf(large);
    expect(shown).toEqual(plate);
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    const enlarged = page.getByRole("dialog").getByRole("img");
    await expect(enlarged).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expectNoHorizontalScroll(page);
    await page.keyboard.press("Escape");

    await navigateInApp(page, `/product/${id}`);
    await expect(page.getByRole("main").getByRole("img", { name })).toHaveCSS("object-fit", "contain");
  },
);

/** The boxes of an image and its plate. */
async function boxesOf(image: Locator) {
  await expect(image).toBeVisible();
  return image.evaluate((element) => {
    const frame = element.closest("picture")?.parentElement ?? element.parentElement;
    const boxOf = (one: Element | null) => {
      const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    };
    return { plate: boxOf(frame), shown: boxOf(element) };
  });
}

test.describe("an image that isn't there", () => {
  test.use({ expectedComplaints: [/404/] });
  const drawing = "/pictures/no-image.0.svg";

  test("gives way to a drawing, on a rendered page and on the cards of products", async ({
    page,
    request,
    isMobile,
  }) => {
    const [product] = await productsInStock(request);
    await page.route(/\/pictures\/(?!no-image)/, (route) => route.fulfill({ status: 404 }));
    await openPage(page, `/product/${product?.id}`);
    const shown = page.getByRole("img", { name: product?.name });
    await expect(shown).toHaveAttribute("src", drawing);
    await expect(shown).not.toHaveJSProperty("naturalWidth", 0);

    const cards = await showFirst(page, { image: "" }, { image: "/no-such-picture.png" });
    for (const card of cards) {
      await expect(card.locator("img")).toHaveAttribute("src", drawing);
      const { width = 0, height = 0 } = (await card.locator("img").boundingBox()) ?? {};
      expect([width, Math.round(height)], "in the place of the picture").toEqual(
        isMobile ? [112, 134] : [240, 288],
      );
    }
  });
});
