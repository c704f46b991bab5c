import type { Guide, Limit } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { html } from "hono/html";
import { guidePath } from "../../contract/one-things/paths";
import type { RegionPath } from "../../contract/rows/regions";
import type { EnglishGuide, PackEnglish } from "../../province/english";
import { chinese, type Part, phone, searchForm } from "./layout";
import type { Messages } from "./messages";
import { hoursIn, placeName } from "./names";

/** What a guide is drawn from: the Chinese guide for the answers given, and its English texts. */
export type GuideView = { guide: Guide; own: EnglishGuide; english: PackEnglish; line: RegionPath; messages: Messages };

/** Mark of what a city rules for itself. @see contract/tasks/city-rules.ts */
const LOCAL = "本市规定：";

export const englishGuidePath = (code: string): string => `/portal/en/guide/${code}`;

/** The English of a Chinese text; the Chinese itself where there is none. */
const textOf = ({ own }: Pick<GuideView, "own">, text: string): Part | string => own.texts[text] ?? chinese(text);

const wordOf = ({ english }: Pick<GuideView, "english">, word: string): Part | string => english.words[word] ?? chinese(word);

const joined = (parts: readonly (Part | string)[]): Part => html`${parts.map((part, index) => html`${index > 0 ? ", " : ""}${part}`)}`;

const limit = (view: GuideView, text: string): Part | string => view.own.texts[text] ?? wordOf(view, text);

/** A limit in its own unit and, where English has words for it, with the event that it counts from: 15 working days from the day your papers are accepted. */
function limitIn({ english, messages: { count } }: GuideView, { days, unit, from }: Limit): string {
  const length = unit === "工作日" ? count("workingDays", days) : `${days} ${english.words[unit] ?? unit}`;
  const event = english.words[`自${from}之日起`];
  return event === undefined ? length : `${length} ${event}`;
}

function lawLimit(view: GuideView): string {
  const {
    guide: { statutoryDays, term },
    messages: { say, count },
  } = view;
  if (term?.statutory) return limitIn(view, term.statutory);
  if (statutoryDays === null) return say("guideNoLimit");
  return statutoryDays === 0 ? say("atOnce") : count("workingDays", statutoryDays);
}

function inShort(view: GuideView): Part {
  const { guide, messages } = view;
  const { say, count, date } = messages;
  const promise = guide.term?.promised
    ? limitIn(view, guide.term.promised)
    : guide.promisedDays === 0
      ? say("atOnce")
      : count("workingDays", guide.promisedDays);
  return html`<dl class="facts card">
    <dt>${say("guideTime")}</dt>
    <dd>
      ${promise}.
      ${
        guide.promisedDays === 0
          ? ""
          : html`${say("guideToday", { date: date(guide.deadline.date) })} ${guide.deadline.provisional ? say("guideProvisional") : ""}`
      }
    </dd>
    <dt>${say("guideLaw")}</dt>
    <dd>${lawLimit(view)}</dd>
    <dt>${say("guideVisits")}</dt>
    <dd>${guide.visits === 0 ? say("guideNoVisit") : count("visits", guide.visits)}${guide.visitReason ? html`. ${textOf(view, guide.visitReason)}` : ""}</dd>
    <dt>${say("guideFee")}</dt>
    <dd>${guide.fees.length === 0 ? say("guideFree") : html`<a href="#fees">${joined(guide.fees.map(({ name }) => textOf(view, name)))}</a>`}</dd>
    <dt>${say("guideHow")}</dt>
    <dd>${joined(guide.channels.map((channel) => wordOf(view, channel)))}</dd>
  </dl>`;
}

/** The questions as links: an answer is an address, as on the Chinese page. */
function questions(view: GuideView): Part | string {
  const { guide, messages } = view;
  const { say } = messages;
  const { personal, rules, code } = guide;
  if (!personal || rules.questions.length === 0) return "";
  const { answers, open, stop, notes, excluded } = personal;
  const address = (given: Readonly<Record<string, string>>): string => `${englishGuidePath(code)}${answersQuery(given)}#questions`;
  const without = (id: string): Record<string, string> => Object.fromEntries(Object.entries(answers).filter(([question]) => question !== id));
  const answered = rules.questions.filter(({ id }) => answers[id] !== undefined);
  const asked = rules.questions.filter(({ id }) => open.includes(id));
  if (answered.length + asked.length === 0) return "";
  return html`<section aria-labelledby="questions">
    <h2 id="questions">${say("guideQuestions")}</h2>
    ${asked.length > 0 ? html`<p>${say("guideQuestionsLead")}</p>` : ""}
    ${
      answered.length === 0
        ? ""
        : html`<h3>${say("guideAnswered")}</h3>
            <ul>
              ${answered.map(({ id, text, options }) => {
                const option = options.find((one) => one.id === answers[id]);
                return html`<li class="act">
                  ${textOf(view, text)} <b>${textOf(view, option?.text ?? "")}</b> <a href="${address(without(id))}">${say("guideChange")}</a>
                </li>`;
              })}
            </ul>
            <p class="act"><a href="${address({})}">${say("guideRestart")}</a></p>`
    }
    ${
      stop
        ? html`<div class="warn">
            <h3>${say("guideStop")}</h3>
            <p>${textOf(view, stop.text)}</p>
            ${stop.instead ? html`<p class="act">${say("guideInstead")} ${instead(view, stop.instead)}</p>` : ""}
          </div>`
        : ""
    }
    ${
      notes.length > 0
        ? html`<ul class="warn">
            ${notes.map((one) => html`<li>${textOf(view, one)}</li>`)}
          </ul>`
        : ""
    }
    ${asked.map(
      ({ id, text, options }) =>
        html`<h3 id="q-${id}">${textOf(view, text)}</h3>
          <ul class="choices" aria-labelledby="q-${id}">
            ${options.map((option) => html`<li><a href="${address({ ...answers, [id]: option.id })}">${textOf(view, option.text)}</a></li>`)}
          </ul>`,
    )}
    ${
      excluded.materials.length > 0
        ? html`<p>${say("guideExcluded")}</p>
            <ul>
              ${excluded.materials.map((name) => html`<li>${textOf(view, name)}</li>`)}
            </ul>`
        : ""
    }
  </section>`;
}

/** The task that an answer leads to: in English where it is there. */
function instead({ english }: GuideView, { taskCode, name, url }: { taskCode: string; name: string; url: string }): Part {
  const guide = guideOfCode(english, taskCode);
  return guide ? html`<a href="${englishGuidePath(taskCode)}">${guide.title}</a>` : html`<a href="${url}" lang="zh-CN">${name}</a>`;
}

/** The English guide of a task by the code of one of its items, which ends with the basic code. */
export const guideOfCode = ({ guides }: PackEnglish, code: string): EnglishGuide | undefined =>
  Object.values(guides).find(({ basicCode }) => code.endsWith(basicCode));

/** A condition, or what the city rules for itself. */
const condition = (view: GuideView, text: string): Part =>
  text.startsWith(LOCAL) ? html`${view.messages.say("guideCityRule")} ${chinese(text.slice(LOCAL.length))}` : html`${textOf(view, text)}`;

function note(view: GuideView, text: string): Part | string {
  if (text === "") return "";
  const place = text.indexOf(LOCAL);
  const [common, local] = place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + LOCAL.length)];
  return html`${common === "" ? "" : html`<span>${textOf(view, common)}</span>`}
  ${local === "" ? "" : html`<span>${view.messages.say("guideCityRule")} ${chinese(local)}</span>`}`;
}

function materials(view: GuideView): Part {
  const { guide, messages } = view;
  const { say, count } = messages;
  const undecided = new Set(guide.personal?.undecided.materials);
  return html`<section aria-labelledby="materials">
    <h2 id="materials">${say("guideMaterials")}</h2>
    ${
      guide.materials.length === 0
        ? html`<p>${say("guideNoMaterials")}</p>`
        : html`<ol class="things">
            ${guide.materials.map(
              (material) =>
                html`<li>
                  <b>${textOf(view, material.name)}</b>
                  <span class="muted">
                    ${chinese(material.name)} · ${wordOf(view, material.type)}, ${count("copies", material.copies)}, ${wordOf(view, material.need)}
                  </span>
                  <div>${note(view, material.note)}</div>
                  ${undecided.has(material.name) ? html`<div>${say("guideDepends")}</div>` : ""}
                  ${material.licence ? html`<div>${say("guideLicence")} ${chinese(material.licence)}</div>` : ""}
                  ${material.forms.map(({ url }) => html`<div class="act"><a href="${url}" hreflang="zh-CN">${say("guideForm")}</a></div>`)}
                  ${material.samples.map(({ url }) => html`<div class="act"><a href="${url}" hreflang="zh-CN">${say("guideSample")}</a></div>`)}
                </li>`,
            )}
          </ol>`
    }
  </section>`;
}

const steps = (view: GuideView): Part =>
  html`<section aria-labelledby="steps">
    <h2 id="steps">${view.messages.say("guideSteps")}</h2>
    <ol class="things">
      ${view.guide.steps.map(
        (step) =>
          html`<li>
            <b>${textOf(view, step.name)}</b>
            <div>${textOf(view, step.text)}</div>
            ${step.limit ? html`<div class="muted">${view.messages.say("guideLimit")} ${limit(view, step.limit)}</div>` : ""}
          </li>`,
      )}
    </ol>
  </section>`;

function windows(view: GuideView): Part {
  const { guide, english, messages } = view;
  const { say } = messages;
  /** A kind of window of which neither address nor hours are known: what it is called. */
  const kindOf = ({ name }: Guide["windows"][number]): string | undefined => english.words[name];
  const isBehind = guide.windows[0] !== undefined && kindOf(guide.windows[0]) !== undefined;
  return html`<section aria-labelledby="where">
    <h2 id="where">${say("guideWhere")}</h2>
    <p>${say(guide.windows.length === 0 ? "guideOnlineOnly" : "guideCallFirst")}</p>
    ${guide.windows.map(
      (window) =>
        html`<div class="card">
          <h3>${kindOf(window) ?? say("guideCentre")}: ${chinese(window.name)}</h3>
          ${isBehind && !kindOf(window) ? html`<p>${say("guideCentreToo")}</p>` : ""}
          <dl class="facts">
            <dt>${say("guideAddress")}</dt>
            <dd>
              ${
                kindOf(window)
                  ? html`${say("guideNoAddress")} <span class="muted">${chinese(window.address)}</span>`
                  : html`${chinese(window.address)} <span class="muted">${say("guideAddressHint")}</span>`
              }
            </dd>
            ${
              window.hours === ""
                ? ""
                : html`<dt>${say("guideHours")}</dt>
                    <dd>${hoursIn(english, window.hours)}</dd>`
            }
            <dt>${say("guidePhone")}</dt>
            <dd>${phone(window.phone)}</dd>
            ${
              window.note === ""
                ? ""
                : html`<dt>${say("guideWay")}</dt>
                    <dd>${chinese(window.note)}</dd>`
            }
          </dl>
        </div>`,
    )}
  </section>`;
}

/** What to show or say at the window, in Chinese with its meaning. */
const counter = ({ guide, messages: { say } }: GuideView): Part | string =>
  guide.windows.length === 0
    ? ""
    : html`<section aria-labelledby="counter">
        <h2 id="counter">${say("guideCounter")}</h2>
        <p>${say("guideCounterLead")}</p>
        <p class="card lead">${chinese(`您好，我想办“${guide.name}”。我不会说中文，请您把要做的事写下来，谢谢。`)}</p>
        <p class="muted">${say("guideCounterMeaning")}</p>
      </section>`;

/** Words on the page that are known in China alone. */
function glossary({ own, english: { glossary: terms }, messages: { say } }: GuideView): Part | string {
  const text = [own.title, own.summary, ...own.notes, ...Object.values(own.texts)].join("\n").toLowerCase();
  const found = terms.filter(({ term }) => text.includes(term.toLowerCase()));
  return found.length === 0
    ? ""
    : html`<section aria-labelledby="words">
        <h2 id="words">${say("guideWords")}</h2>
        <ul class="things">
          ${found.map(
            ({ term, chinese: name, text: meaning }) =>
              html`<li>
                <b>${term} ${chinese(name)}</b>
                ${meaning}
              </li>`,
          )}
        </ul>
      </section>`;
}

/** With a full stop where it has none. */
const sentence = (text: Part | string): Part | string => (typeof text === "string" && !/[.!?]$/u.test(text) ? `${text}.` : text);

const fees = (view: GuideView): Part | string =>
  view.guide.fees.length === 0
    ? ""
    : html`<section aria-labelledby="fees">
        <h2 id="fees">${view.messages.say("guideFees")}</h2>
        <ul class="things">
          ${view.guide.fees.map(
            ({ name, standard, waiver }) =>
              html`<li>
                <b>${textOf(view, name)}</b>
                ${sentence(textOf(view, standard))}${waiver ? html` ${view.messages.say("guideWaiver")} ${textOf(view, waiver)}` : ""}
              </li>`,
          )}
        </ul>
      </section>`;

/** The page of a guide: the same facts as the Chinese page, for the same answers. */
export function guideMain(view: GuideView, changePlace: string): Part {
  const { guide, own, english, line, messages } = view;
  const { say, date } = messages;
  return html`<p class="lead">${own.summary}</p>
    <dl class="facts">
      <dt>${say("guideChineseName")}</dt>
      <dd>${chinese(guide.name)}</dd>
      <dt>${say("guideOffice")}</dt>
      <dd>${own.department}: ${chinese(guide.department.name)}</dd>
      <dt>${say("guidePlace")}</dt>
      <dd class="act">${placeName(english, line)} <a href="${changePlace}">${say("changePlace")}</a></dd>
    </dl>
    <h2>${say("guideShort")}</h2>
    ${inShort(view)} ${questions(view)}
    <section aria-labelledby="who">
      <h2 id="who">${say("guideWho")}</h2>
      <ul class="things">
        ${guide.conditions.map((text) => html`<li>${condition(view, text)}</li>`)}
      </ul>
    </section>
    ${materials(view)} ${steps(view)} ${windows(view)} ${counter(view)} ${fees(view)}
    ${
      guide.result
        ? html`<section aria-labelledby="result">
            <h2 id="result">${say("guideResult")}</h2>
            <p>${textOf(view, guide.result.name)} (${chinese(guide.result.name)}): ${joined(guide.result.delivery.map((way) => wordOf(view, way)))}</p>
          </section>`
        : ""
    }
    ${
      own.notes.length > 0
        ? html`<section aria-labelledby="notes">
            <h2 id="notes">${say("guideNotes")}</h2>
            <ul class="things">
              ${own.notes.map((text) => html`<li>${text}</li>`)}
            </ul>
          </section>`
        : ""
    }
    ${glossary(view)}
    <section aria-labelledby="ask">
      <h2 id="ask">${say("guideAsk")}</h2>
      <dl class="facts">
        <dt>${say("guideConsult")}</dt>
        <dd>${phone(guide.consultPhone)}</dd>
        <dt>${say("guideComplaint")}</dt>
        <dd>${phone(guide.complaintPhone)}</dd>
      </dl>
      <ul class="list">
        <li><a href="${guidePath(guide.kind.code, guide.code)}${answersQuery(guide.personal?.answers ?? {})}" hreflang="zh-CN">${say("guideChinese")}</a></li>
        <li><a href="/portal/pdf/guide/${guide.code}.pdf" hreflang="zh-CN">${say("guidePdf")}</a></li>
      </ul>
      <p class="muted">
        ${say("guideUpdated", { version: guide.version })} <time datetime="${guide.updated}">${date(guide.updated)}</time>.
        ${guide.confirmed <= guide.updated ? "" : html`${say("guideConfirmed")} <time datetime="${guide.confirmed}">${date(guide.confirmed)}</time>.`}
      </p>
    </section>
    ${searchForm(messages, line.current.code)}`;
}
