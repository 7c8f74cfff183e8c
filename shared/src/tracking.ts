/**
 * Prefixes of the parameters that campaigns, mail programs and analytics add to addresses, such as `utm_source` and
 * `mc_cid`. AdGuard's URL Tracking filter and ClearURLs have complete lists; names that a program could mistype here
 * are left out.
 */
const BEGINNINGS =
  "utm|mc|mcd|mtm|pk|piwik|matomo|hsa|gad|ga|sc|hs|vero|oly|mkt|bsft|rb|ns|itm|at|wt|stm|guce|trk|fb|fbc|bta|tw|dm|pf|pd|s|ml|ir|aff|cm|klaviyo|ef|soc|sms|nr|nb|oft|pr_(?:prod|rec|ref|seq)|sfmc|sib|et|ck|adj|af|gtm|cf_chl|amp|rdt|li|gps|gs|ss|sr|unicorn|sender";

/** Complete names: click identifiers, and the parameters that proxies and caches add. */
const NAMES =
  // advertisements
  "gclid|gclsrc|dclid|gbraid|wbraid|gad|srsltid|fbclid|mibextid|msclkid|twclid|ttclid|yclid|ysclid|ymclid|syclid|yadclid|yadordid|igshid|igsh|epik|epq|scid|sccid|qclid|tblci|obclid|oborigurl|dicbo|vmcid|sznclid|iclid|icid|adid|adset_id|ad_id|h_ad_id|adgroupid|campaignid|campaign_id|kwid|gpid|ocid|oicd|cvid|ncid|cmp|cmpid|wmcampaign|dgcid|adjust_tracker|deep_link_value|" +
  // affiliates
  "irclickid|irgwc|clickid|click_id|cjevent|cjdata|awc|mkevt|mkcid|mkrid|mkwid|sscid|ranmid|raneaid|ransiteid|zanpid|tduid|affid|subid|sub_id|rtid|spm|" +
  // mail programs
  "wickedid|wickedsource|elq|elqtrack|elqtrackid|assettype|assetid|recipientid|siteid|spjobid|spmailingid|spreportid|spuserid|jobid|lctg|gdfms|gdftrk|gdffi|bbeml|omnisendcontactid|omnisendattributionid|shopify_email_activity|trkcampaign|vgo_ee|" +
  // analytics, sharing
  "hsctatracking|guccounter|xtor|trk|wprov|iesrc|lr_id|twterm|twsrc|ved|ei|sxsrf|usg|usqp|sfnsn|rcm|si|share_id|trackid|tctx|wt\\.\\w+|ref_|ref|ref_src|ref_url|referrer|src|" +
  // proxies and caches
  "v|t|ts|cb|cachebust|nocache|noamp|amp|cn-reloaded";

const TRACKING = new RegExp(`^(?:(?:${BEGINNINGS})_\\w+|_\\w*|${NAMES})$`, "i");

/** Whether a campaign, proxy or cache added this parameter: the shop ignores it and never refuses it. */
export const isTracking = (parameter: string): boolean => TRACKING.test(parameter);
