import { parseUpload } from "@shop/shared/images";
import { jpegOf } from "@shop/shared/jpeg-of";
import { locale } from "@shop/shared/locale";
import type { ReactNode } from "react";
import { COLUMN_PX, FONTS, look, small, styleSheet } from "./style";
import { Row } from "./Row";

interface FrameProps {
  shop: Shop;
  /** Also the mail's subject. */
  title: string;
  /** The text that lists of mails show after the subject. */
  preview: string;
  /** The reason for sending the mail. */
  reason: string;
  children: ReactNode;
}

/** The shop that sends a mail. */
export interface Shop {
  name: string;
  /** Its scheme, host and port: the base of all links and images. */
  origin: string;
  /** The path of its logo. Mail programs show no SVG: the name stands for it. */
  logoUrl?: string | undefined;
  /** The color of buttons and links, such as `#1f5fbf`; without one, the default. */
  accentColor?: string | undefined;
}

/** A mail: the shop's name, a card with the content, and the reason for sending it. */
export function Frame({ shop, title, preview, reason, children }: FrameProps) {
  return (
    <html lang={locale().language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet(shop.accentColor) }} />
      </head>
      <body {...look({ on: "ground", ink: "ink" }, { margin: 0, padding: 0, fontFamily: FONTS })}>
        <div className="preview" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
        </div>
        <Row {...look({ on: "ground" }, { width: "100%", fontFamily: FONTS })}>
          <td align="center" className="outer" style={{ padding: "0 20px" }}>
            <Row style={{ width: "100%", maxWidth: COLUMN_PX }}>
              <Column shop={shop} reason={reason}>
                {children}
              </Column>
            </Row>
          </td>
        </Row>
      </body>
    </html>
  );
}

function Column({ shop, reason, children }: Pick<FrameProps, "shop" | "reason" | "children">) {
  return (
    <td>
      <div className="head" style={{ padding: "28px 0 20px" }}>
        <a href={shop.origin} {...look({ ink: "ink" }, wordmark)}>
          {shop.logoUrl && parseUpload(shop.logoUrl) ? (
            <img src={shop.origin + jpegOf(shop.logoUrl)} alt={shop.name} height={40} style={logo} />
          ) : (
            shop.name
          )}
        </a>
      </div>
      <Row style={{ width: "100%", borderCollapse: "separate" }}>
        <td {...look({ on: "surface", edge: "line" }, card, "card")}>{children}</td>
      </Row>
      <div className="foot" style={{ padding: "20px 0 40px" }}>
        <p {...look({ ink: "muted" }, small)}>{reason}</p>
      </div>
    </td>
  );
}

const wordmark = {
  fontSize: 20,
  lineHeight: "28px",
  fontWeight: 620,
  letterSpacing: "-0.035em",
  textDecoration: "none",
} as const;

const logo = { height: 40, maxWidth: 220, borderRadius: 4, objectFit: "contain" } as const;

const card = { padding: "40px", borderWidth: 1, borderStyle: "solid", borderRadius: 14 } as const;
