import { createHash } from "node:crypto";
import { createLexicon, type Lexicon, type LexiconWord } from "./lexicon";
import { withoutSpaces } from "./normalise";
import { createPlaces, createVillageNames, type PlaceRegion, type Places, type VillageNames } from "./places";
import { type Synonyms, synonymsOf } from "./query-terms";
import { createSimilarTasks, type SimilarTasks, type TaskNames } from "./similar-tasks";
import { readTaskClassifier } from "./task-classifier";
import { createSegmenter, type Segmenter } from "./tokens";
import { createVocabularyReader, type Vocabulary, type VocabularyReader } from "./vocabulary";

/** What of an import questions are read with. */
export type SearchContent = {
  words: readonly (LexiconWord & { own: number })[];
  /** Those above villages, in the order of the list. */
  regions: readonly PlaceRegion[];
  villages: readonly Pick<PlaceRegion, "code" | "name">[];
  tasks: readonly TaskNames[];
  /** Names without their place. */
  departments: readonly string[];
  synonyms: readonly (readonly string[])[];
  vocabulary: Vocabulary;
  /** What the import has learned of whole questions; none in a database that an older version filled, until its pack is imported again. */
  classifier: string | undefined;
};

/** Reads questions. Knows nothing of the database, and keeps nothing of a question. */
export type SearchModel = {
  cutter: Segmenter;
  lexicon: Lexicon;
  synonyms: Synonyms;
  speech: VocabularyReader;
  places: Places;
  villages: VillageNames;
  similarTasks: (question: string) => SimilarTasks;
};

async function makeModel({ words, regions, villages, tasks, departments, synonyms, vocabulary, classifier }: SearchContent): Promise<SearchModel> {
  const cutter = createSegmenter(words.filter((word) => word.own === 1).map(({ word }) => word));
  const lexicon = createLexicon(words);
  const speech = createVocabularyReader(vocabulary, departments);
  const villageNames = createVillageNames(villages);
  const places = createPlaces(
    regions,
    // 长沙 is no street where its city is not named, but the city of another province.
    {
      has: (word) => lexicon.has(word) || speech.outside(word)[0] === word,
      isOrdinary: (word) => cutter.isOrdinary(word),
      cut: (text) => cutter.cut(text),
    },
    { size: villageNames.size, nicknames: speech.nicknames },
  );
  return {
    cutter,
    lexicon,
    synonyms: synonymsOf(synonyms.map((group) => group.map(withoutSpaces))),
    speech,
    places,
    villages: villageNames,
    similarTasks: await createSimilarTasks(
      tasks,
      speech.sayings,
      vocabulary.elsewhereExamples,
      classifier === undefined ? undefined : readTaskClassifier(classifier),
    ),
  };
}

let last: { key: string; model: Promise<SearchModel> } | undefined;

/**
 * The model of a content. Making one takes most of a second; that of the last content is kept, as an import seldom changes how people speak, and the
 * connections of one process often hold the same content.
 */
export function searchModel(content: SearchContent): Promise<SearchModel> {
  const key = createHash("sha256").update(JSON.stringify(content)).digest("base64");
  if (last?.key !== key) last = { key, model: makeModel(content) };
  return last.model;
}
