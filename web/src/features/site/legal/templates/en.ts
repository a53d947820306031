import type { LegalDocument } from "@mindreel/contract/plain/kinds/legal";

export const templates: Readonly<Record<LegalDocument, string>> = {
  imprint: `[[Name of the person or company]]
[[Street and number]]
[[Postal code, town, country]]

Email: [[Email address]]
Phone: [[Phone number, or remove this line]]

Register and number: [[Register and number, or remove this line]]
VAT number: [[VAT number, or remove this line]]

Responsible for the content: [[Name]]`,
  privacy: `## Who is responsible

[[Name and postal address]]. For questions about your data, write to [[Email address]].

## What we store, and why

- **Your account:** name, email address and what you add to your profile, so that you can sign in. Your password is stored only as a hash.
- **What you do here:** what you've watched and how far, likes, saved videos, notes and requests, so that you find them again.
- **Your payments:** they're handled by Stripe. We store invoices and their state, but never your card.
- **News:** what you entered in the form, until you unsubscribe.
- **Technical data:** your IP address and your browser's name, for a short time, to protect your account and the site.

We set one cookie that keeps you signed in, and one for your language. There's no advertising, and nobody follows you to other sites.

## Who receives data

- Stripe, for payments
- [[Name of the company that runs the server]]
- [[Name of the company that sends emails]]
- [[YouTube, Vimeo or another video host, which your browser contacts when you play a video]]

## How long

You can delete your account under Security; after 14 days it's gone. Invoices are kept for as long as the law requires: [[Number of years]].

## Your rights

You can see, correct, download and delete your data, and object to its use. You can complain to [[Name of the data protection authority]].`,
  terms: `## The contract

These terms are between you and [[Name of the person or company]]. A contract begins when you create an account; a paid one, when you've paid.

## The plan and its price

A plan lets you watch the videos it names. The price is shown before you pay, and includes tax where the law wants that. It renews by itself until you cancel.

[[If Stripe sells in your place, keep this, else remove it: You buy from Stripe, which takes the payment, pays the tax and sends the invoice. We give you access.]]

## Canceling

You can cancel at any time under Subscription. You keep what you've paid for until its end, and nothing more is charged.

## Using the site

Your account is for you [[and your household, or remove this]]. Please don't copy, share or show the videos to the public.

## Changes

If we change the price or these terms, we'll tell you by email at least [[30]] days before. If you don't agree, you can cancel until then.

## Liability

[[What you're liable for under your law]]

## Law

The law of [[Country]] applies. As a consumer you keep the protection of the law where you live.`,
  refund: `## Right of withdrawal

You may withdraw from your contract within 14 days of its beginning, without giving a reason.

Tell us so clearly, for example by email, before the 14 days are over:

[[Name, postal address and email address]]

## What happens then

We pay back everything that we received from you for this contract within 14 days, the way you paid.
[[If you asked us to begin at once: what you pay for the days you've used]]

## A text that you may use

> I withdraw from my contract for the plan … of (day), my name …, the email address of my account …

## After the 14 days

[[Whether you refund after that, and how people ask for it]]`,
};
