import { operationScripts } from '../../../contract/scripts/operation';
import { operation } from '../../entities/operation';
import { operationPageSaga } from '../../workflows/office/operationPage';

export const reducers = { operation: operation.reducer };
export const scripts = operationScripts;
export const workflows = { operation: operation.saga, operationPage: operationPageSaga };
