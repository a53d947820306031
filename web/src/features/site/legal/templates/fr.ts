import type { LegalDocument } from "@mindreel/contract/plain/kinds/legal";

export const templates: Readonly<Record<LegalDocument, string>> = {
  imprint: `[[Nom de la personne ou de l’entreprise]]
[[Numéro et rue]]
[[Code postal, ville, pays]]

E-mail : [[Adresse e-mail]]
Téléphone : [[Numéro, ou supprimer cette ligne]]

Registre et numéro : [[Registre et numéro, ou supprimer cette ligne]]
Numéro de TVA : [[Numéro de TVA, ou supprimer cette ligne]]

Responsable du contenu : [[Nom]]
Hébergeur : [[Nom et adresse de l’hébergeur]]`,
  privacy: `## Qui est responsable

[[Nom et adresse postale]]. Pour toute question sur vos données, écrivez à [[Adresse e-mail]].

## Ce que nous conservons, et pourquoi

- **Votre compte :** nom, adresse e-mail et ce que vous ajoutez à votre profil, pour que vous puissiez vous connecter. Votre mot de passe n’est conservé que sous forme de hachage.
- **Ce que vous faites ici :** ce que vous avez regardé et jusqu’où, j’aime, vidéos enregistrées, notes et demandes, pour que vous les retrouviez.
- **Vos paiements :** ils passent par Stripe. Nous conservons les factures et leur état, jamais votre carte.
- **Les nouvelles :** ce que vous avez saisi dans le formulaire, jusqu’à votre désinscription.
- **Données techniques :** votre adresse IP et le nom de votre navigateur, pour peu de temps, afin de protéger votre compte et le site.

Nous déposons un cookie qui vous garde connecté et un autre pour votre langue. Il n’y a pas de publicité, et personne ne vous suit sur d’autres sites.

## Qui reçoit des données

- Stripe, pour les paiements
- [[Nom de l’entreprise qui exploite le serveur]]
- [[Nom de l’entreprise qui envoie les e-mails]]
- [[YouTube, Vimeo ou un autre hébergeur que votre navigateur contacte pendant la lecture]]

## Combien de temps

Vous pouvez supprimer votre compte sous Sécurité ; après 14 jours, il n’existe plus. Les factures sont gardées aussi longtemps que la loi l’exige : [[Nombre d’années]].

## Vos droits

Vous pouvez consulter, corriger, télécharger et supprimer vos données, et vous opposer à leur utilisation. Vous pouvez vous plaindre auprès de [[Nom de l’autorité de protection des données]].`,
  terms: `## Le contrat

Ces conditions lient vous et [[Nom de la personne ou de l’entreprise]]. Le contrat commence à la création de votre compte ; un contrat payant, au paiement.

## La formule et son prix

Une formule ouvre les vidéos qu’elle indique. Le prix est affiché avant le paiement, taxes comprises là où la loi le veut. Elle se renouvelle jusqu’à ce que vous la résiliiez.

[[Si Stripe vend à votre place, gardez ceci, sinon supprimez-le : Vous achetez auprès de Stripe, qui reçoit le paiement, paie les taxes et envoie la facture. Nous vous donnons l’accès.]]

## Résiliation

Vous pouvez résilier à tout moment sous Abonnement. Vous gardez ce que vous avez payé jusqu’à son terme, et plus rien n’est prélevé.

## Utilisation

Votre compte est pour vous [[et votre foyer, ou supprimer ceci]]. Merci de ne pas copier, partager ni montrer les vidéos en public.

## Modifications

Si nous changeons le prix ou ces conditions, nous vous l’annonçons par e-mail au moins [[30]] jours avant. En cas de désaccord, vous pouvez résilier d’ici là.

## Responsabilité

[[Ce dont vous répondez selon votre droit]]

## Droit

Le droit de [[Pays]] s’applique. En tant que consommateur, vous gardez la protection du droit de votre lieu de résidence.`,
  refund: `## Droit de rétractation

Vous pouvez vous rétracter de votre contrat dans les 14 jours suivant son début, sans donner de motif.

Dites-le-nous clairement, par exemple par e-mail, avant la fin des 14 jours :

[[Nom, adresse postale et adresse e-mail]]

## Ce qui se passe alors

Nous vous remboursons sous 14 jours tout ce que nous avons reçu pour ce contrat, par le même moyen de paiement.
[[Si le service devait commencer tout de suite : ce qui est dû pour les jours utilisés]]

## Un texte que vous pouvez utiliser

> Je me rétracte de mon contrat pour la formule … du (jour), mon nom …, l’adresse e-mail de mon compte …

## Après les 14 jours

[[Si vous remboursez ensuite, et comment le demander]]`,
};
