import { put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  type TalentRecord,
  talentRecordFields,
  talentSecretFields,
  type TalentSecrets,
} from '../../../../../contract/entities/talentRecord';
import { byName } from '../../../../../contract/script';
import { talentScripts } from '../../../../../contract/scripts/talents';
import {
  selectTalentRecord,
  talentRecords,
  talentRecordSaved,
  talentSecretsOvertaken,
} from '../../../../entities/talentRecords';
import { omit, pick, type Values } from '../../../../kernel/draft/values';
import { request } from '../../../../kernel/request';
import { readAnswer } from '../answer';
import type { FormDefinition, SaveOutcome } from '../form';
import { problemsOf } from '../problems';

type RecordsRoot = Parameters<typeof selectTalentRecord>[0];

const openFields = Object.keys(talentRecordFields);
const secretFields = Object.keys(talentSecretFields);

const fields = byName(talentScripts)['talent.update'].input;

/** The personal form of a talent; its key is the talent's id. */
export const talentInfo: FormDefinition = {
  reloadedBy: [talentRecords.facts.loaded],
  read(state: RecordsRoot, talentId) {
    const record = selectTalentRecord(state, talentId);
    if (!record) return undefined;
    const { version, secretVersion: _kept, ...values } = record;
    return { values: pick<Values[string]>(values, openFields), version };
  },
  fields,
  alwaysSaved: ['agents'],
  *save(talentId, given, version) {
    const valid = omit(given, Object.keys(problemsOf(fields, given)));
    const values = pick(valid, openFields) as Partial<TalentRecord>;
    const secrets = pick(valid, secretFields) as Partial<TalentSecrets>;
    const record = yield* select((state: RecordsRoot) => selectTalentRecord(state, talentId));
    const hasSecrets = Object.keys(secrets).length > 0;
    const answer = yield* request('talent.update', {
      ...values,
      ...secrets,
      talentId,
      ...(version !== null && { version }),
      ...(hasSecrets && record && { secretVersion: record.secretVersion }),
    });
    const outcome = readAnswer(answer);
    if (outcome.kind === 'saved')
      yield* put(talentRecordSaved({ talentId, values, secrets, version: outcome.version }));
    if (isSecretConflict(outcome)) yield* readAnew(talentId);
    return outcome;
  },
};

const isSecretConflict = (outcome: SaveOutcome) =>
  outcome.kind === 'refused' &&
  outcome.refusal.kind === 'conflict' &&
  outcome.refusal.reason === 'secretVersion';

/** After this the person knows of the other's secret, and may replace it. */
function* readAnew(talentId: string): SagaGenerator<void> {
  const answer = yield* request('talent.get', { talentId });
  if (!answer.ok) return;
  yield* put(talentSecretsOvertaken({ talentId, secretVersion: answer.reply.secretVersion }));
  yield* put(talentRecords.facts.loaded({ params: { talentId }, reply: answer.reply }));
}
