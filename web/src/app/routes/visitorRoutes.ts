import type { PageFor } from "@mindreel/contract/plain/pages";
import { everyonesTitles, visitorsTitles as messages } from "@mindreel/messages/app";
import type { PageModule } from "#shared/loading/pageModule.ts";
import { forAll, notFound } from "./everyone.ts";
import { type EntriesOf, pageIn, type Routes, routing } from "./route.ts";

const forVisitors: EntriesOf<"watch" | "subject" | "pricing" | PageFor<"visitor">> = {
  watch: { file: "catalogue/visitors/TeaserPage", title: () => everyonesTitles.watch, rendered: true },
  subject: { file: "catalogue/visitors/SubjectPage", title: () => everyonesTitles.subject, rendered: true },
  pricing: { file: "billing/visitors/PlansPage", title: () => everyonesTitles.pricing, rendered: true },
  signIn: { file: "accounts/visitors/SignInPage", title: () => messages.signIn, rendered: true },
  signUp: { file: "accounts/visitors/SignUpPage", title: () => messages.signUp, rendered: true },
  forgotPassword: {
    file: "accounts/visitors/ForgotPasswordPage",
    title: () => messages.forgotPassword,
    rendered: true,
  },
  firstSuperuser: {
    file: "accounts/visitors/FirstSuperuserPage",
    title: () => messages.firstSuperuser,
    rendered: true,
  },
  resetPassword: { file: "accounts/visitors/ResetPasswordPage", title: () => messages.resetPassword, rendered: true },
};

const modules = import.meta.glob<PageModule>([
  "../pages/NotFoundPage.tsx",
  "../pages/accounts/{ConfirmEmail,ChangeEmail}Page.tsx",
  "../pages/accounts/visitors/*Page.tsx",
  "../pages/billing/visitors/*Page.tsx",
  "../pages/catalogue/visitors/*Page.tsx",
  "../pages/newsletter/{EndAnswerMails,EndNoticeMails,NewsAgain,Unsubscribe}Page.tsx",
  "../pages/site/{Legal,Own}Page.tsx",
]);
const { routeTo, routesTo } = routing((name) => pageIn(modules, name));

export const routes: Routes = {
  pages: new Map(routesTo({ ...forVisitors, ...forAll })),
  notFound: routeTo(notFound),
};
