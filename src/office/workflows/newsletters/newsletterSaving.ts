import { createSelector } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { NEWS_CREATED_DELAY, NEWS_UPDATED_DELAY, NEWSLETTER_ID_LENGTH } from '../../../contract/constants';
import { colourPattern } from '../../../contract/rules/colour';
import { logoColourOn } from '../../../contract/rules/contrast';
import { newsletterIdOf } from '../../../contract/rules/newsletterId';
import { newsletterSaved } from '../../entities/newsletters';
import { selectAddresses } from '../../entities/addresses';
import { selectAgency, selectClient } from '../../entities/session';
import {
  selectIsNewsletterMissing,
  selectWholeNewsletter,
  selectWholeNewsletterQuery,
  wholeNewsletters,
} from '../../entities/wholeNewsletters';
import { newId, readClock } from '../../kernel/commands';
import { attempt } from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { askAndWait } from '../../kernel/query/askAndWait';
import { onLatest, reacting } from '../../kernel/reactions';
import { recordSaga } from '../../kernel/recordPage';
import { newsletterDetail, NEWSLETTERS_PATH } from './newsletterDetail';
import { composedHere } from './newsletterHtml';
import { blankNewsletter, contentOf, type NewsletterValues, valuesOf } from './newsletterValues';

const selectCopy = createSelector([selectWholeNewsletter], (newsletter) =>
  newsletter ? { values: valuesOf(newsletter), version: newsletter.version ?? null } : undefined,
);

type Root = Parameters<typeof selectWholeNewsletterQuery>[0];

/** True once it is known whether there is one of that id. */
const selectIsLoaded = (state: Root, newsletterId: string) =>
  selectWholeNewsletterQuery(state, newsletterId).status === 'ready' ||
  selectIsNewsletterMissing(state, newsletterId);

/** Random characters and the day on the agency's clock (spec section 9). */
export function* newNewsletterId(): SagaGenerator<string> {
  const random = yield* perform(newId(NEWSLETTER_ID_LENGTH));
  const agency = yield* select(selectAgency);
  return newsletterIdOf(random, yield* perform(readClock()), agency?.timeZone);
}

/** What a save says of a newsletter (spec section 7). */
function* called(values: NewsletterValues) {
  const content = contentOf(values);
  const agency = yield* select(selectAgency);
  const { composesNewsletters, media } = yield* select(selectAddresses);
  return {
    ...content,
    // A backend that composes it when it is mailed reads none.
    html: composesNewsletters || !agency ? '' : composedHere(content, agency, media).html,
    logoColour: logoColourOn(values.backColour),
    clientAbbreviation: yield* select(selectClient),
  };
}

/** What a new newsletter begins with: nothing written, in the agency's colours. */
export function* inAgencyColours(): SagaGenerator<NewsletterValues> {
  const agency = yield* select(selectAgency);
  const colour = (text: string | undefined, otherwise: string) =>
    text !== undefined && colourPattern.test(text) ? text : otherwise;
  const { textColour, backColour } = blankNewsletter;
  return {
    ...blankNewsletter,
    textColour: colour(agency?.newsletterTextColor, textColour),
    backColour: colour(agency?.newsletterBackColor, backColour),
  };
}

const save = recordSaga(newsletterDetail, {
  blank: blankNewsletter,
  selectCopy,
  selectIsLoaded,
  told: [wholeNewsletters.facts.loaded, wholeNewsletters.facts.failed],
  *update(newsletterId, { values, version }, before) {
    const input = { newsletterId, ...(yield* called(values)), ...(version !== null && { version }) };
    const tried = yield* attempt('newsletter.update', input, before);
    if (!tried.ok) return tried;
    const { reply } = tried;
    return {
      ok: true,
      reply: reply.kind === 'conflict' ? { ...reply, values: valuesOf(reply.values) } : reply,
    };
  },
  saved: ({ id: newsletterId, values, version }) =>
    newsletterSaved({ newsletterId, content: contentOf(values), version }),
  listPath: NEWSLETTERS_PATH,
  updatedDelay: NEWS_UPDATED_DELAY,
  creating: {
    begin: inAgencyColours,
    newId: newNewsletterId,
    *add(newsletterId, values, before) {
      return yield* attempt('newsletter.add', { newsletterId, ...(yield* called(values)) }, before);
    },
    reload: (newsletterId) => askAndWait(wholeNewsletters, { newsletterId }),
    createdDelay: NEWS_CREATED_DELAY,
  },
});

/** A newsletter is asked for whole while its page is open. */
function* look({
  payload: newsletterId,
}: ReturnType<typeof newsletterDetail.intents.opened>): SagaGenerator<void> {
  if (newsletterId === null) return;
  const params = { newsletterId };
  yield* put(wholeNewsletters.facts.asked({ params }));
  yield* take(newsletterDetail.intents.closed);
  yield* put(wholeNewsletters.facts.left({ params }));
}

/** A newsletter is read, written and saved. */
export const newsletterDetailSaga = reacting(save, onLatest(newsletterDetail.intents.opened, look));
