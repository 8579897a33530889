import { DialogBody } from '@blueprintjs/core';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectCategories } from '../../entities/categories';
import { newTalentIntents, newTalentSchema, type OpenNewTalent } from '../../workflows/talents/newTalent';
import { NewTalentFields } from './NewTalentFields';
import { FormFoot } from '../shared/FormFoot';
import { NotDone } from '../shared/NotDone';
import { problemsIn } from '../shared/problemsIn';
import { useTyped } from '../shared/useClosing';

interface NewTalentFormProps {
  readonly dialog: OpenNewTalent;
  readonly onTyped: (typed: boolean) => void;
  readonly onClose: () => void;
}

/** First name, last name and profession; a first name enables the button (spec section 5). */
export function NewTalentForm({ dialog, onTyped, onClose }: NewTalentFormProps) {
  const categories = useSelector(selectCategories);
  const dispatch = useDispatch();
  const intl = useIntl();
  const isSaving = dialog.status === 'saving';
  const refusal = 'refusal' in dialog ? dialog.refusal : undefined;
  const form = useFormik({
    initialValues: {
      firstName: '',
      lastName: '',
      categoryId: dialog.categoryId || (categories[0]?.categoryId ?? ''),
    },
    validate: problemsIn(newTalentSchema),
    validateOnMount: true,
    onSubmit: (values) => {
      dispatch(newTalentIntents.submitted(values));
    },
  });
  useTyped(onTyped, form.dirty);
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <DialogBody>
        {refusal && (
          <NotDone
            className="new-talent-refusal"
            title={intl.formatMessage({ id: 'newTalent.refused' })}
            refusal={refusal}
          />
        )}
        <NewTalentFields form={form} categories={categories} disabled={isSaving} />
      </DialogBody>
      <FormFoot
        isSaving={isSaving}
        isReady={form.isValid}
        submitText={intl.formatMessage({ id: refusal ? 'newTalent.tryAgain' : 'newTalent.add' })}
        onClose={onClose}
      />
    </form>
  );
}
