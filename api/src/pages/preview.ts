import { serverTexts } from "@shop/shared/messages/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { authorize } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { Role } from "../context/role";
import { Scope } from "../context/scope";
import { DomainError } from "../errors";
import { draftOf } from "../modules/pricing/settings/storefront";
import { sendMessage } from "./message-page";
import type { Pages } from "./pages";
import { postForm, type FormPages } from "./posted-form";

/** The maximum size of the form, in bytes: all words of the storefront, each byte of them percent-encoded. */
const MAX_DRAFT_BYTES = 64 * 1_024;

interface PreviewSettings extends FormPages {
  pages: Pages;
  /** The context of a request with this access token. */
  contextWith(request: FastifyRequest, token: string | undefined): RequestContext;
}

/**
 * Serves the preview of the storefront: a form with the draft, and the access token of someone who may publish it. The token is in the
 * body, because a browser sends no header with a form; so the page is only for its sender, and nothing is stored.
 */
export function registerPreview(server: FastifyInstance, settings: PreviewSettings): void {
  postForm(
    server,
    "/",
    settings,
    async (fields, request, reply) => {
      const ctx = settings.contextWith(request, fields.get("token") ?? undefined);
      try {
        await authorize(ctx, { role: Role.ADMIN, scope: Scope.WRITE_SETTINGS });
        await ctx.limits.consume("page");
        const draft = await draftOf(ctx, fields.get("draft") ?? "");
        return await settings.pages.preview(request, reply, ctx.images, draft);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const message = serverTexts().serverPages.formTexts.previewRefused(error.message);
        return sendMessage(reply, error.status, message, settings.shopName);
      }
    },
    MAX_DRAFT_BYTES,
  );
}
