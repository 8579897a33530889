import { Button, Callout, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { fold } from '../../../contract/rules/text';
import { selectReelNames } from '../../entities/reelNames';
import { newReelIntents, selectNewReel } from '../../workflows/newReel';
import { refusalText } from '../shared/refusalText';
import { TitledDialog } from '../shared/TitledDialog';

/** A new reel: its name, typed or chosen from the catalogue of names (spec section 5, IS_NEW). */
export function NewReelDialog() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const dialog = useSelector(selectNewReel);
  const names = useSelector(selectReelNames);
  const fieldId = useId();
  const close = () => dispatch(newReelIntents.closed());
  const isSaving = dialog.status === 'saving';
  const submit = ({ title }: { title: string }) => {
    const isNewName = !names.some(({ name }) => fold(name) === fold(title.trim()));
    dispatch(newReelIntents.submitted({ title, isNewName }));
  };
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      isCloseButtonShown={!isSaving}
      className="gr-dialog"
      title={formatMessage({ id: 'reels.new' })}
    >
      <Formik initialValues={{ title: '' }} onSubmit={submit}>
        {({ values, getFieldProps }) => (
          <Form>
            <DialogBody>
              {dialog.status === 'editing' && dialog.refused && (
                <Callout intent="danger" role="alert" className="gr-dialog-refusal">
                  {refusalText(intl, dialog.refused.refusal)}
                </Callout>
              )}
              <FormGroup
                className="gr-new-reel-name"
                label={formatMessage({ id: 'reels.name' })}
                labelFor={fieldId}
                helperText={formatMessage({ id: 'reels.name.help' })}
              >
                <InputGroup
                  {...getFieldProps('title')}
                  id={fieldId}
                  list={`${fieldId}-names`}
                  maxLength={200}
                  autoFocus
                  autoComplete="off"
                  disabled={isSaving}
                />
                <datalist id={`${fieldId}-names`}>
                  {names.map(({ code, name }) => (
                    <option key={code} value={name} />
                  ))}
                </datalist>
              </FormGroup>
            </DialogBody>
            <DialogFooter
              actions={
                <>
                  <Button text={formatMessage({ id: 'action.cancel' })} onClick={close} disabled={isSaving} />
                  <Button
                    type="submit"
                    intent="primary"
                    text={formatMessage({ id: 'reels.create' })}
                    loading={isSaving}
                    disabled={values.title.trim() === ''}
                  />
                </>
              }
            />
          </Form>
        )}
      </Formik>
    </TitledDialog>
  );
}
