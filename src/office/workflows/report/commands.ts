export { describeJournal, saveJournal } from '../../kernel/commands';
