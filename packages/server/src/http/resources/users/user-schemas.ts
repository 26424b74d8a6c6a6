import { ROLES } from "@paylift/store";
import Type from "typebox";
import { id, oneOf, pageOf, timestamp } from "../fields.ts";

export const newUserFields = {
  email: Type.String({ minLength: 3, maxLength: 320, pattern: "^[^\\s@]+@[^\\s@]+$" }),
  password: Type.String({ minLength: 8, maxLength: 1_024 }),
};

export const userSchema = Type.Object(
  { id: id(), email: Type.String(), role: oneOf(ROLES), created_at: timestamp() },
  { title: "User", description: "a person who signs in to the dashboard" },
);
export const userPageSchema = pageOf(userSchema);
export const newUserSchema = Type.Object(
  {
    ...newUserFields,
    role: Type.Optional(oneOf(ROLES, "reviewer where none is given")),
  },
  { title: "NewUser" },
);
export const roleSchema = Type.Object({ role: oneOf(ROLES) }, { title: "UserRole" });
export const newPasswordSchema = Type.Object({ password: newUserFields.password }, { title: "NewPassword" });
