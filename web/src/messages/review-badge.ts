/** Of a review by somebody who has bought here. */
export const verifiedCustomerText = "Verified customer";
