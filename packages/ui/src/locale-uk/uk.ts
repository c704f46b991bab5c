import type { Locale } from "../locale/Locale.js";

/** Ukrainian counts in three forms: 1, 2 to 4, and 5 upwards, 11 to 14 among the last. */
const many = (count: number, one: string, few: string, other: string) => {
  const [last, lastTwo] = [count % 10, count % 100];
  if (last === 1 && lastTwo !== 11) return `${count} ${one}`;
  return `${count} ${last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : other}`;
};
const characters = (count: number) => many(count, "символ", "символи", "символів");
const measured = (count: number, kind: string) => (kind === "text" ? characters(count) : many(count, "елемент", "елементи", "елементів"));
const entries = (count: number) => many(count, "запис", "записи", "записів");
const files = (count: number) => many(count, "файл", "файли", "файлів");
const named = (name: string) => name || "Це поле";

/** Ukrainian. */
export const uk: Locale = {
  alert: { info: "Примітка: ", success: "Успішно: ", warning: "Увага: ", danger: "Помилка: ", close: "Закрити" },
  calendar: {
    locale: "uk",
    weekStart: 1,
    dialog: "Календар",
    previousMonth: "Попередній місяць",
    nextMonth: "Наступний місяць",
    previousYear: "Попередній рік",
    nextYear: "Наступний рік",
    previousYears: "Попередні 12 років",
    nextYears: "Наступні 12 років",
    toMonths: "Вибрати місяць",
    toYears: "Вибрати рік",
    today: "Сьогодні",
    thisMonth: "Цей місяць",
    close: "Закрити",
    pickStart: "Виберіть перший день",
    pickEnd: "Виберіть останній день",
  },
  chart: { table: "Показати числа", category: "Категорія", share: "Частка", locale: "uk" },
  clampedText: { more: "Розгорнути", less: "Згорнути" },
  datePicker: {
    date: "напр. 2026-11-20",
    month: "напр. 2026-11",
    open: "Вибрати дату",
    start: "Початкова дата",
    end: "Кінцева дата",
    to: "до",
    loading: "Календар відкривається",
    failed: "Календар не відкрився. Введіть дату",
    wrong: (text, example) => `«${text}» — не дата. Напишіть як ${example}`,
    outside: (min, max) => `Введіть дату від ${min} до ${max}`,
    unavailable: (date) => `${date} недоступна. Виберіть інший день`,
  },
  form: {
    error: "Помилка: ",
    summary: (count) => `Треба виправити: ${many(count, "поле", "поля", "полів")}`,
    required: "обов’язково",
    validating: "Перевірка",
    unnamed: "це поле",
  },
  input: {
    clear: "Очистити",
    limit: (max) => `Не більше ніж ${characters(max)}`,
    full: (max) => `Досягнуто межі: ${characters(max)}`,
    over: (count) => `Зайві ${characters(count)}. Скоротіть текст`,
  },
  modal: { close: "Закрити", cancel: "Скасувати", confirm: "Гаразд", empty: "Нічого не знайдено" },
  pagination: {
    navigation: "Сторінки",
    previous: "Попередня",
    next: "Наступна",
    page: (page) => `Сторінка ${page}`,
    summary: (total, page, pages) => `${entries(total)}, сторінка ${page} з ${pages}`,
    jumpBefore: "Перейти до сторінки",
    jumpAfter: "",
    jump: "Перейти",
    clamped: (pages) => `Остання сторінка — ${pages}; показано її`,
    invalid: (pages) => `Введіть сторінку від 1 до ${pages}`,
  },
  paginationPlus: { capped: (total, shown, page, pages) => `${entries(total)}, доступні перші ${shown}, сторінка ${page} з ${pages}` },
  picker: {
    empty: "Нічого не знайдено",
    clear: "Очистити",
    open: "Показати варіанти",
    placeholder: "Виберіть",
    count: (count) => `${many(count, "варіант", "варіанти", "варіантів")}. Користуйтеся стрілками`,
    unknown: (text) => `Немає «${text}». Виберіть зі списку`,
  },
  rating: {
    words: ["Дуже незадоволений", "Незадоволений", "Нейтрально", "Задоволений", "Дуже задоволений"],
    points: (value, max) => `${value} з ${max}`,
    none: "Без оцінки",
    clear: "Прибрати оцінку",
  },
  rules: {
    required: (name) => (name ? `Заповніть: ${name}` : "Заповніть це поле"),
    whitespace: (name) => `${named(name)}: не може містити лише пробіли`,
    type: (name, type) =>
      `${named(name)}: ${{ email: "введіть адресу на зразок name@example.org", url: "введіть адресу на зразок https://www.example.org", number: "введіть число", integer: "введіть ціле число", float: "введіть дробове число", date: "введіть дату на зразок 2026-11-20" }[type as string] ?? "неправильний формат"}`,
    pattern: (name) => `${named(name)}: неправильний формат`,
    enum: (name) => `${named(name)}: виберіть один із варіантів`,
    len: (name, len, kind) => `${named(name)}: має бути ${kind === "number" ? len : measured(len, kind)}`,
    min: (name, min, kind) => `${named(name)}: щонайменше ${kind === "number" ? min : measured(min, kind)}`,
    max: (name, max, kind) => `${named(name)}: щонайбільше ${kind === "number" ? max : measured(max, kind)}`,
    invalid: (name) => `${named(name)}: неправильно, перевірте`,
  },
  searchBox: {
    submit: "Шукати",
    clear: "Очистити",
    suggestions: "Підказки",
    recent: "Останні пошуки",
    clearRecent: "Очистити все",
    count: (count) => `${many(count, "підказка", "підказки", "підказок")}. Користуйтеся стрілками`,
  },
  selectTab: { expand: (count) => `Показати все (${count})`, fold: "Згорнути" },
  table: {
    expand: "Розгорнути",
    fold: "Згорнути",
    filter: (column, count) => (count > 0 ? `Фільтр: ${column} (${count})` : `Фільтр: ${column}`),
    rows: (count) => `Рядків після фільтра: ${count}`,
    part: (shown) => `Перші ${shown} рядків`,
  },
  tabs: { before: "Прокрутити назад", after: "Прокрутити далі" },
  toast: { region: "Повідомлення", close: "Закрити", info: "Примітка: ", success: "Успішно: ", warning: "Увага: ", danger: "Помилка: " },
  breadcrumb: { navigation: "Ви тут" },
  button: { loading: "Триває обробка" },
  drawer: { close: "Закрити" },
  empty: { title: "Нічого не знайдено" },
  loadingBar: { loading: "Завантаження", done: "Завантажено" },
  sideMenu: { navigation: "На цій сторінці" },
  skeleton: { loading: "Завантаження" },
  skipLink: { skip: "Перейти до основного вмісту" },
  upload: {
    choose: "Виберіть файли або перетягніть їх сюди",
    camera: "Сфотографувати",
    limits: (max, size, extensions) => `До ${max} файлів, кожен до ${size}: ${extensions.join(", ")}`,
    wrongFormat: "Неправильний формат файлу, його не можна завантажити.",
    tooLarge: "Файл завеликий, його не можна завантажити.",
    tooMany: (max) => `Можна завантажити лише ${files(max)}; решту не додано.`,
    refused: (name, why) => `${name}: ${why}`,
    chosen: (count) => `Вибрано: ${files(count)}`,
    remove: (name) => `Прибрати ${name}`,
    preview: (name) => `Перегляд ${name}`,
  },
};
