import type { ClosedLoop } from "../generator/closed-loop";

/** What every server is asked to do. */
export type Task = "list of 24 products" | "product by id" | "my orders" | "an order";
/** What is measured: the home page is not for servers that have no pages. */
export type Work = Task | "home page";

/** A product or an order in an answer, in a form that all servers' answers are brought into. */
export interface Entry {
  /** The product's name. */
  name: string;
  cents: number;
  /** Of products only. */
  description?: string;
  /** Of orders only. */
  qty?: number;
}

/** A server, or one of the ways to ask it, under load. */
export interface Contender {
  name: string;
  /** The processes that work for it, without PostgreSQL's. */
  pids: number[];
  /** Does the work for the n-th time, and returns what was answered. */
  ask(work: Work, n: number): Promise<Entry[]>;
  /** Keeps the server busy over 32 connections. */
  load(work: Work, seconds: number): Promise<ClosedLoop>;
  /** What it takes part in; undefined: everything. */
  works?: Work[];
  /** True if its list can't be sorted by age. */
  unsorted?: boolean;
  /** Ends what the server still does after a round, so that it disturbs no other. */
  rest?(): Promise<void>;
}

/** A product of the shop, and thereby of all. */
export interface Product {
  id: string;
  name: string;
  description: string;
  image: string;
  cents: number;
  stock: number;
  createdAt: Date;
}

/** A customer of all servers. */
export interface Customer {
  id: string;
  email: string;
  name: string;
}

/** The rows that all servers have. */
export interface Rows {
  /** Newest first. */
  products: Product[];
  /** The first ones, the buyers, have ordered before. */
  customers: Customer[];
}

/** Customers who have ordered before: "my orders" is asked by them, and orders are placed by the others. */
export const BUYERS = 16;
/** Orders of each buyer. */
export const ORDERS_OF_BUYER = 3;

/** The newest products on the home page. */
export const NEWEST_ON_HOME = 8;

/** The product of a buyer's earlier order. */
export function orderedBefore({ products }: Rows, buyer: number, order: number): Product {
  return products[(buyer * ORDERS_OF_BUYER + order) % products.length] as Product;
}

/** Who orders what in the n-th order. Nobody orders a product twice. */
export function nthOrder({ products, customers }: Rows, n: number): { customer: number; product: number } {
  const others = customers.length - BUYERS;
  return { customer: BUYERS + (n % others), product: (n + Math.floor(n / others)) % products.length };
}
