import { readdirSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "../support/built-code";
import { navigateInApp, openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

/** Address fragments from the general rules of three filter lists (https://github.com/easylist/easylist). */
const blocked = {
  // easylist/easylist_general_block.txt
  EasyList: [
    /(^|[^a-z\d])ad(s|v|vs|x|z)?([^a-z\d]|$)/i,
    /ad-?(banner|block|box|count|frame|image|network|server?|sense|slot|space|tag|tech|track|unit|words|zone)/i,
    /advert|banner|doubleclick|affiliat|pop-?(under|exit)|page-?peel|prebid|publicidad|reklam|sponsor|skyscraper|leaderboard|clicktag/i,
  ],
  // easyprivacy/easyprivacy_general.txt
  EasyPrivacy: [
    /analy(s|z|t)|beacon|comscore|criteo|fingerprint|geo-?ip|heat-?map|impression|metrics|omniture|page-?(hit|view)|pixel|retarget|telemetry|track/i,
    /(^|[^a-z\d])(clk|collect|count(er)?|hits?|log(ger|ging)?|ping|pv|stats?|trk|utm|visits?|vitals)([^a-z\d]|$)/i,
  ],
  // fanboy-addon/fanboy_social_general_block.txt
  "Fanboy's Social": [
    /share|sharing|social|follow|(^|[^a-z\d])(fb|like|tweet|addthis)([^a-z\d]|$)/i,
    /facebook|google|gplus|twitter|instagram|linkedin|pinterest|youtube|tumblr|reddit|whatsapp|delicious|digg|stumble|flickr/i,
  ],
};

/** The lists with a matching rule. */
const listsWith = (address: string): string[] =>
  Object.entries(blocked).flatMap(([list, rules]) =>
    rules.some((rule) => rule.test(address)) ? [`${address}: ${list}`] : [],
  );

test(
  "names files, calls and requests so that content blockers stop none",
  atDesk,
  async ({ page, request }) => {
    expect(listsWith("/assets/social-icons-1.svg")).toHaveLength(1);
    const files = readdirSync(builtFiles, { recursive: true, encoding: "utf8" });
    const images = readdirSync(join(builtFiles, "../../../../api/assets/images"));
    const { paths } = (await (await request.get("/openapi.json")).json()) as { paths: object };

    const requested: string[] = [];
    page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));
    await openPage(page, "/");
    await navigateInApp(page, "/products");

    const found = [files, images.filter((name) => name.endsWith(".svg")), Object.keys(paths), requested];
    for (const names of found) {
      expect(names.length).toBeGreaterThan(5);
      expect(names.flatMap(listsWith)).toEqual([]);
    }
  },
);
