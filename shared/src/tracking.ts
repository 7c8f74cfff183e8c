/**
 * The beginnings of parameters that campaigns, mail programs and analytics add to addresses, such as `utm_source` and `mc_cid`.
 * AdGuard's URL Tracking filter and ClearURLs have complete lists; names that a program could mistype here are left out.
 */
const BEGINNINGS =
  "utm|mc|mtm|pk|piwik|matomo|hsa|gad|ga|sc|_hs|__hs|hs|vero|oly|mkt|bsft|rb|ns|itm|at|wt|stm|guccounter|guce_referrer|trk|fb_action|_bta|mkwid|tw|iclid|syclid|dm|wickedsource|elq|pf_rd|s_kwc|ml|ir|aff|cm|xtor";

/** Whole names: identifiers of clicks, and the parameters that proxies and caches add. */
const NAMES =
  "fbclid|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|msclkid|twclid|ttclid|yclid|ysclid|ymclid|igshid|igsh|li_fat_id|epik|epq|wickedid|rdt_cid|scid|sccid|irclickid|irgwc|clickid|click_id|cjevent|cjdata|awc|sznclid|tblci|obclid|dicbo|vmcid|qclid|mkevt|mkcid|mkrid|sscid|ranmid|raneaid|ransiteid|zanpid|kwid|adgroupid|campaignid|gps_adid|nb_klid|rtid|spm|ref|ref_src|ref_url|src|v|t|ts|cb";

const TRACKING = new RegExp(`^(?:(?:${BEGINNINGS})_\\w+|_\\w*|${NAMES})$`, "i");

/** Whether a parameter of an address was added by a campaign, a proxy or a cache: the shop never reads it, and never refuses it. */
export const isTracking = (parameter: string): boolean => TRACKING.test(parameter);
