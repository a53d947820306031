import type { LegalDocument } from "@mindreel/contract/plain/kinds/legal";

export const templates: Readonly<Record<LegalDocument, string>> = {
  imprint: `[[Nombre de la persona o empresa]]
[[Calle y número]]
[[Código postal, localidad, país]]

Correo: [[Dirección de correo]]
Teléfono: [[Número, o quitar esta línea]]

Registro y número: [[Registro y número, o quitar esta línea]]
NIF o IVA: [[Número, o quitar esta línea]]

Responsable del contenido: [[Nombre]]`,
  privacy: `## Quién es responsable

[[Nombre y dirección postal]]. Si tienes preguntas sobre tus datos, escribe a [[Dirección de correo]].

## Qué guardamos y para qué

- **Tu cuenta:** nombre, correo y lo que añades a tu perfil, para que puedas iniciar sesión. Tu contraseña se guarda solo como hash.
- **Lo que haces aquí:** qué has visto y hasta dónde, me gusta, vídeos guardados, notas y peticiones, para que los vuelvas a encontrar.
- **Tus pagos:** los gestiona Stripe. Guardamos las facturas y su estado, nunca tu tarjeta.
- **Noticias:** lo que pusiste en el formulario, hasta que te des de baja.
- **Datos técnicos:** tu dirección IP y el nombre de tu navegador, por poco tiempo, para proteger tu cuenta y el sitio.

Ponemos una cookie que mantiene tu sesión y otra para tu idioma. No hay publicidad y nadie te sigue a otros sitios.

## Quién recibe datos

- Stripe, para los pagos
- [[Nombre de la empresa que opera el servidor]]
- [[Nombre de la empresa que envía los correos]]
- [[YouTube, Vimeo u otro proveedor con el que tu navegador conecta al reproducir]]

## Cuánto tiempo

Puedes eliminar tu cuenta en Seguridad; a los 14 días desaparece. Las facturas se guardan el tiempo que exige la ley: [[Número de años]].

## Tus derechos

Puedes ver, corregir, descargar y eliminar tus datos, y oponerte a su uso. Puedes reclamar ante [[Nombre de la autoridad de protección de datos]].`,
  terms: `## El contrato

Estas condiciones rigen entre tú y [[Nombre de la persona o empresa]]. El contrato empieza al crear una cuenta; uno de pago, al pagar.

## El plan y su precio

Un plan te abre los vídeos que indica. El precio se muestra antes de pagar, con impuestos donde la ley lo exige. Se renueva hasta que lo canceles.

[[Si Stripe vende en tu lugar, deja esto; si no, quítalo: Compras a Stripe, que recibe el pago, paga los impuestos y envía la factura. Nosotros te damos acceso.]]

## Cancelar

Puedes cancelar cuando quieras en Suscripción. Conservas lo que has pagado hasta su final y no se cobra nada más.

## Uso

Tu cuenta es para ti [[y tu hogar, o quitar esto]]. No copies, compartas ni muestres los vídeos en público.

## Cambios

Si cambiamos el precio o estas condiciones, te avisaremos por correo al menos [[30]] días antes. Si no estás de acuerdo, puedes cancelar hasta entonces.

## Responsabilidad

[[De qué respondes según tu derecho]]

## Derecho

Se aplica el derecho de [[País]]. Como consumidor conservas la protección del derecho de donde vives.`,
  refund: `## Derecho de desistimiento

Puedes desistir de tu contrato en los 14 días siguientes a su comienzo, sin dar motivos.

Dínoslo con claridad, por ejemplo por correo, antes de que pasen los 14 días:

[[Nombre, dirección postal y correo]]

## Qué pasa entonces

Te devolvemos en 14 días todo lo que recibimos por este contrato, por el mismo medio de pago.
[[Si pediste empezar enseguida: qué se paga por los días usados]]

## Un texto que puedes usar

> Desisto de mi contrato del plan … de (día), mi nombre …, el correo de mi cuenta …

## Después de los 14 días

[[Si devuelves dinero después y cómo pedirlo]]`,
};
