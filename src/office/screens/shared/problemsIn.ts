import { type FormikErrors, yupToFormErrors } from 'formik';
import { type Schema, ValidationError } from 'yup';

/** Checks a form's values as they are: formik's own way with yup takes an empty text for a missing one. */
export const problemsIn =
  (schema: Schema) =>
  <Values>(values: Values): FormikErrors<Values> => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (error instanceof ValidationError) return yupToFormErrors(error);
      throw error;
    }
  };
