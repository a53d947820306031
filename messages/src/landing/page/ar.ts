import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  firstRun: {
    label: "إعداد هذا الموقع",
    text: "لم يُعدّ هذا الموقع بعد. هل هو لك؟ في سجل الخادم رابط للبدء.",
    link: "إعداده",
  },
  watchFilm: "شاهد الفيلم",
  library: {
    title: "افتح المكتبة",
    text: "بعض الفيديوهات التي تنتظر الأعضاء. كل شيء مرتب حسب الموضوع، لتجد ما يثير فضولك.",
    works: "بعض مقاطع الفيديو",
    none: "أولى مقاطع الفيديو في الطريق. تخبرك أخبارنا عند وصولها.",
    locked: "مغلقة الآن: تُفتح بشهرك المجاني أو باشتراك.",
    categories: "بعض الفئات",
  },
  month: {
    title: "ما يجلبه الشهر",
    videos: {
      one: "فيديو واحد",
      two: "فيديوهان",
      few: "{count} فيديوهات",
      many: "{count} فيديو",
      other: "{count} فيديو",
    },
    everyVideo: "كل فيديو",
    asOften: "تشاهده كلما أردت",
    new: "{number} جديد",
    somethingNew: "شيء جديد",
    lastDays: "في آخر 30 يومًا",
    toCome: "في الأشهر القادمة",
    subjects: {
      one: "موضوع واحد",
      two: "موضوعان",
      few: "{count} موضوعات",
      many: "{count} موضوعًا",
      other: "{count} موضوع",
    },
    everySubject: "كل موضوع",
    oneClick: "على بُعد نقرة واحدة",
    gains: {
      follow: {
        title: "اتبع فضولك",
        text: "لكل فيديو موضوع. اختر واحدًا ولن يعترض طريقك شيء آخر.",
      },
      keep: {
        title: "احتفظ بما أثّر فيك",
        text: "احفظ الفيديو مرة واحدة فينتظرك في المفضلة، على كل أجهزتك.",
      },
      back: {
        title: "عُد إلى حيث كنت",
        text: "آخر ما شاهدته لا يبعد أكثر من نقرة واحدة.",
      },
    },
  },
  plan: {
    title: "خطة واحدة، سعر واحد.",
    text: "كل ما في {app} متاح لكل مشترك. جرّبه شهرًا أولًا: لا يكلّف شيئًا، ولا يحتاج إلى بطاقة، وينتهي تلقائيًا.",
    price: "<amount>{price}</amount> شهريًا",
    start: "ابدأ بشهر مجاني",
    subscribe: "أو سجّل واشترك الآن",
  },
  freeMonth: {
    tag: "لكل من يسجّل في أخبارنا",
    title: "شهرك الأول مجاني.",
    text: "سجّل في أخبارنا وشاهد شهرًا على حسابنا، مع وصول مبكر إلى القادم.",
    oneMonth: "شهر واحد",
    ofSubscription: "من الاشتراك المجاني",
    early: "وصول مبكر",
    beforeRelease: "إلى مقاطع الفيديو الجديدة قبل إصدارها",
  },
  voices: "ماذا يقول الناس",
  questions: "أسئلة وأجوبة",
  app: {
    title: "على شاشتك الرئيسية، مجانًا",
    text: "تطبيق {app} لا يكلّف شيئًا. يُثبّت من هذه الصفحة في ثوانٍ ويُفتح كأي تطبيق آخر، على هاتفك أو جهازك اللوحي أو حاسوبك.",
    install: "تثبيت التطبيق",
    how: "كيفية التثبيت",
    ios: "iPhone وiPad",
    iosHow: "في Safari اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».",
    android: "Android",
    androidHow: "في قائمة متصفحك اضغط «تثبيت التطبيق» أو «إضافة إلى الشاشة الرئيسية».",
    computer: "الحاسوب",
    computerHow: "في Chrome أو Edge اضغط أيقونة التثبيت في شريط العنوان؛ وفي Safari اختر «ملف» ثم «إضافة إلى Dock».",
  },
  footer: {
    label: "تذييل الصفحة",
    elsewhere: "في أماكن أخرى",
    places: {
      library: "المكتبة",
      plan: "كم يكلّف",
      free_month: "شهر مجاني",
      questions: "أسئلة",
    },
  },
} satisfies Translation<typeof english>;
