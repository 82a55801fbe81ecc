// What ContainerKit must compile with in later SDKs. FoundationModels is a framework of SDK 26, by which the code knows it.
#import <UIKit/UIKit.h>

@interface UIViewController (Later)
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForInterfaceOrientationLock
    NS_SWIFT_NAME(childForInterfaceOrientationLock) API_AVAILABLE(ios(26.0));
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForPreferredVerticalBarBehavior
    NS_SWIFT_NAME(childForPreferredVerticalBarBehavior) API_AVAILABLE(ios(27.1));
- (void)setNeedsUpdateOfVerticalBarConfiguration API_AVAILABLE(ios(27.1));
@end
