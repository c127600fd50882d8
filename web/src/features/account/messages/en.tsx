import { REGISTRATION_STATEMENT } from '@likeness/contracts/accounts/account-rules';
import type { ReactNode } from 'react';

export const login = 'Login';
export const loggingIn = 'Logging in...';
export const noAccount = (signUp: ReactNode) => <>Don&apos;t have an account? {signUp}</>;
export const loginWithGoogle = 'Sign in with Google';
export const tooManyLogins = 'Too many login attempts. Please try again later.';
export const loginFailed = 'Login failed. Please check your credentials or email for verification.';
export const or = 'or';

export const signUp = 'Sign Up';
export const signingUp = 'Signing up...';
export const signedUp = 'Signed Up';
export const signupLead = 'Keep your portraits and make more.';
export const signupWithGoogle = 'Sign up with Google';
export const registrationStatement = REGISTRATION_STATEMENT.text;
export const signupSuccessful =
  'Signup successful! Please check your email to verify your account.';
export const linkSentTo = (email: ReactNode) => <>We sent the link to {email}.</>;
export const correctAddress = 'Correct the address';
export const hasAccount = (login: ReactNode) => <>Already have an account? {login}</>;
export const accountExists =
  'An account with this email already exists. Please log in or check your email to verify your account instead.';
export const signupFailed = (reason: string) => `Signup failed: ${reason}`;
export const unknownReason = 'Unknown error';

export const email = 'Email';
export const emailRequired = 'Email is required.';
export const emailInvalid = 'Please enter a valid email address.';
export const firstName = 'First Name';
export const firstNameRequired = 'First name is required.';
export const lastName = 'Last Name';
export const lastNameRequired = 'Last name is required.';
export const required = 'Required';

export const password = 'Password';
export const confirmPassword = 'Confirm Password';
export const newPassword = 'New Password';
export const confirmNewPassword = 'Confirm New Password';
export const passwordRequired = 'Password is required.';
export const passwordTooWeak = 'Please ensure your password meets all the requirements.';
export const passwordsDiffer = 'Passwords do not match.';
export const passwordMustContain = 'Password must contain:';
export const ruleLength = 'at least 8 characters';
export const ruleUppercase = 'at least one uppercase letter';
export const ruleNumber = 'at least one number';
export const ruleSpecial = 'at least one special character (for example !@#$%^&*)';
export const passwordIsGood = 'The password meets all requirements.';

export const verification = 'Email Verification';
export const verifying = 'Verifying your email...';
export const verified = 'Your email has been successfully verified!';
export const setPassword = 'Set a password';
export const setPasswordHere =
  'You signed up in another browser. To protect your account, please set your password here.';
export const alreadyVerified = 'Your email has already been verified.';
export const verificationLinkDead =
  'The verification link is invalid or has expired. Please register again.';
export const verificationLinkInvalid = 'Invalid verification link.';
export const verificationFailed = (reason: string) => `Error: ${reason}`;
export const resendVerification = 'Resend Verification Email';
export const resendIn = (seconds: number) => `Resend in ${seconds}s`;
export const verificationSent = 'Verification email resent! Please check your email.';
export const alreadyVerifiedGoingHome = 'You are already verified. Redirecting to the home page...';
export const resendFailed = (reason: string) => `Failed to resend verification email: ${reason}`;

export const forgotPassword = 'Forgot Password?';
export const forgotPasswordLead = 'Enter your email and we’ll send you a reset link.';
export const sendResetLink = 'Send Reset Link';
export const sending = 'Sending...';
export const sendAgainIn = (seconds: number) => `Resend Code (${seconds}s)`;
export const resetLinkSent = 'If an account with that email exists, a reset link has been sent.';
export const backToLogin = 'Back to login';
export const resetPassword = 'Reset Password';
export const resetPasswordLead = 'Choose a new password for your account.';
export const resetting = 'Resetting...';
export const passwordReset = 'Your password has been reset.';
export const canLogIn = 'You can log in with the new one now.';
export const resetLinkIncomplete = 'This reset link is incomplete.';
export const resetLinkDead =
  'This reset link isn’t valid. It may have expired or already been used.';
export const requestNewLink = 'Request a new link';

export const googleLogin = 'Google login';
export const completingLogin = 'Completing your login...';
export const googleLoginFailed = 'Google login failed. Please try again.';
export const parametersMissing = 'Missing authentication parameters.';
export const authenticationFailed = 'Authentication failed. Please try again.';
export const wrongDuringLogin = 'Something went wrong during authentication.';
export const googleLoginCanceled = 'You canceled the Google login.';
export const otherWaysToLogIn = 'You can try again, or log in with your email and password.';

export const sessionExpired = 'Authentication Failed';
export const sessionExpiredReason = 'Your session has expired. Please login again.';
export const logInHere = 'Log in here to stay on this page. OK takes you to the login page.';
export const passwordFor = (email: string) => `Password for ${email}`;
export const ok = 'OK';

export const newsletter = 'Newsletter';
export const newsletterLead = 'Confirm to start receiving our newsletter.';
export const confirmSubscription = 'Confirm subscription';
export const confirming = 'Confirming...';
export const subscribed = 'You’re subscribed. Every email has a link to unsubscribe.';
export const unsubscribeTitle = 'Unsubscribe';
export const unsubscribeLead = 'Press the button to unsubscribe. We’ll delete your address.';
export const unsubscribe = 'Unsubscribe';
export const unsubscribing = 'Unsubscribing...';
export const unsubscribed = 'You’re unsubscribed, and we’ve deleted your address.';
export const newsletterLinkDead = 'This link is invalid or has expired.';
export const subscribeAgain = 'You can subscribe again at the bottom of the page.';
export const checkingLink = 'Checking the link...';
export const goHome = 'Go to the home page';

export const tryAgain = 'Try again';
export const failed = 'An error occurred. Please try again.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';

export const photoOfExample = 'The photo it was made from';
export const photo = 'The photo';
export const examplePortrait = (style: string) => `Example portrait, ${style} style`;

export const alreadyLoggedIn = 'You are already logged in.';
export const logOutFirst = 'To set a new password by email, log out first.';
export const logOutNow = 'Log out';
