/**
 * The beginnings of parameters that campaigns, mail programs and analytics add to addresses. Sources: the general rules of AdGuard's
 * URL Tracking filter (filter 17), ClearURLs' global rules, and the documentation of Google Ads, Matomo, HubSpot, Klaviyo and Mailchimp.
 */
const BEGINNINGS =
  "utm|mc|mtm|pk|piwik|matomo|hsa|gad|ga|sc|_hs|__hs|hs|vero|oly|mkt|bsft|rb|ns|itm|at|wt|stm|guccounter|guce_referrer|trk|fb_action|_bta|mkwid|tw|iclid|syclid|dm|wickedsource|elq|pf_rd|s_kwc|ml|ir|aff|cm|xtor";

/** Whole names of the same sources, and those that proxies and caches add. */
const NAMES =
  "fbclid|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|msclkid|twclid|ttclid|yclid|ysclid|ymclid|igshid|igsh|li_fat_id|epik|epq|gdfms|gdftrk|gdffi|wickedid|rdt_cid|scid|sccid|irclickid|irgwc|clickid|click_id|cjevent|cjdata|awc|sznclid|tblci|obclid|dicbo|vmcid|qclid|pp|ceid|mkevt|mkcid|mkrid|campid|toolid|customid|sscid|ranmid|raneaid|ransiteid|zanpid|kwid|adgroupid|campaignid|creative|matchtype|network|device|gps_adid|unicorn_click_id|nb_klid|rtid|spm|scm|otc|si|ref|referrer|referer|ref_src|ref_url|src|source|v|t|ts|cb";

const TRACKING = new RegExp(`^(?:(?:${BEGINNINGS})_\\w+|_\\w*|${NAMES})$`, "i");

/** Whether a parameter of an address was added by a campaign, a proxy or a cache: the shop never reads it, and never refuses it. */
export const isTracking = (parameter: string): boolean => TRACKING.test(parameter);
