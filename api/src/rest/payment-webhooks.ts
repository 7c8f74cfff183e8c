import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import type { PaymentGateway } from "../context/payment-gateway";
import { withOwnParsers } from "../http/body-parsers";
import { handlePaymentEvent } from "../modules/payments/handle-payment-event";

/** The maximum size of an event, in bytes: ten times the largest that a provider sends. */
const MAX_EVENT_BYTES = 256 * 1_024;

/**
 * Receives the events of the payment provider, authenticated by a signature over the unparsed body. Every readable event is
 * answered with 200, even without effect, so that the provider doesn't send it again. Not rate limited: the provider's
 * addresses send for all customers, and a body without a valid signature costs one HMAC.
 */
export function registerPaymentWebhooks(
  server: FastifyInstance,
  gateway: PaymentGateway,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  withOwnParsers(server, (scope) => {
    scope.addContentTypeParser<Buffer>(
      "*",
      { parseAs: "buffer", bodyLimit: MAX_EVENT_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post("/webhooks/payments", async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = gateway.readEvent(body, request.headers["stripe-signature"]?.toString());
      const remark = await handlePaymentEvent(contextOf(request), event);
      if (remark) request.log.warn(`payments: ${remark}`);
      return reply.send({ received: true });
    });
  });
}
