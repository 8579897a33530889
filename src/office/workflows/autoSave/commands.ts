export { sleep } from '../../kernel/commands';
